import { notFound } from '@mekong/contracts';
import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readBuiltPage } from './built-page.js';
import type { PaintedPages } from './painted-pages.js';

const year = 'public, max-age=31536000, immutable';

/** Serves the built SPA: files by their names, and its page, painted where that helps, for every other path that a browser opens. */
export async function serveWeb(fastify: FastifyInstance, root: string, pages: PaintedPages): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return;
  // A page that cannot be filled is told of now rather than to the first visitor.
  readBuiltPage(root);
  // Looked up at each call: the storefront may be built anew under a running shop.
  await fastify.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
  fastify.get('/*', async (request, reply) => {
    void reply.header('vary', 'Accept-Encoding');
    const path = decodeURI(request.url.split('?')[0]!);
    if (isFile(root, path))
      return reply.header('cache-control', path.startsWith('/assets/') ? year : 'no-cache').sendFile(path);
    // A file that is not there must not look like one that is; a dot in a product's address means nothing.
    if (filePath.test(path)) throw notFound('File');
    const page = (await pages.answer(root, request)) ?? (await pages.bare(root, path));
    reply.hijack();
    await page.send(request.raw, reply.raw);
    return reply;
  });
}

const longestPath = 255;

const filePath = /^\/(assets\/|[^/]*\.\w+$)/;

function isFile(root: string, path: string): boolean {
  // No file has such a name; asking the disk for it would fail.
  if (path.includes('\0') || path.length > longestPath) return false;
  return statSync(join(root, normalize(path)), { throwIfNoEntry: false })?.isFile() ?? false;
}
