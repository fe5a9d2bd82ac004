import type { FastifyInstance } from 'fastify';

/** How long to wait for a service: uploads of thousands of images and slow reports must succeed. */
const patienceMs = 300_000;

/** Gives a scope its own connections to the services. */
export async function openConnections(scope: FastifyInstance, connections: number): Promise<void> {
  // Loaded late: when all services run in this process, it is not needed.
  const { default: replyFrom } = await import('@fastify/reply-from');
  await scope.register(replyFrom, {
    disableRequestLogging: true,
    undici: {
      connections,
      pipelining: 1,
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
      keepAliveTimeout: 4_000,
    },
  });
}
