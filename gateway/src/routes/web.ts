import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { notFound } from '@mekong/service-defaults';
import type { FastifyInstance, FastifyReply } from 'fastify';

const year = 'public, max-age=31536000, immutable';

/** Serves the built SPA: files by their names, and its page for every other path that a browser opens. */
export async function serveWeb(fastify: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return;
  await fastify.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: { setHeader(name: string, value: string): void }, path: string) => {
      reply.setHeader('cache-control', path.includes('/assets/') ? year : 'no-cache');
    },
  } as never);
  const page = (reply: FastifyReply) => reply.sendFile('index.html');
  fastify.get('/', (_request, reply) => page(reply));
  fastify.get('/*', (request, reply) => {
    // A file that is not there must not look like one that is.
    if (extname(request.url.split('?')[0]!)) throw notFound('File');
    return page(reply);
  });
}
