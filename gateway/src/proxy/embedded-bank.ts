import { unavailable } from '@mekong/service-defaults';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseForeignOrigin } from '../session/index.js';

const answerMs = 10_000;

/** What the bank may tell of its answer. */
const told = ['content-type', 'location'];

/**
 * Shows the page of the bank that `npm start` runs in place of Bakong, at the shop's own address. It gets no session, and nothing
 * else of it can be reached.
 */
export async function showEmbeddedBank(
  fastify: FastifyInstance,
  bankUrl: string,
  publicUrl: string,
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const path of ['/dev/bank', '/dev/bank/:part'])
      scope.route({
        method: ['GET', 'POST'],
        url: path,
        handler: async (request, reply) => {
          refuseForeignOrigin(request.method, request.headers, publicUrl);
          const answer = await ask(bankUrl, request);
          for (const name of told) {
            const value = answer.headers.get(name);
            if (value) void reply.header(name, value);
          }
          void reply.header('cache-control', 'no-store');
          return reply.code(answer.status).send(await answer.text());
        },
      });
  });
}

async function ask(bankUrl: string, { method, routeOptions, url, params, headers, body }: FastifyRequest) {
  const { part } = params as { part?: string };
  const path = routeOptions.url!.replace(':part', encodeURIComponent(part ?? ''));
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  try {
    return await fetch(`${bankUrl}${path}${query}`, {
      method,
      redirect: 'manual',
      headers: { 'content-type': headers['content-type'] ?? '' },
      body: typeof body === 'string' ? body : null,
      signal: AbortSignal.timeout(answerMs),
    });
  } catch {
    throw unavailable('The embedded bank is away. Start the shop again.');
  }
}
