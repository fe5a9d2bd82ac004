import type { FastifyInstance } from 'fastify';

/** How long a connection may take to open. */
export const connectMs = 2_000;

/** Gives a scope its own connections to the services. */
export async function openConnections(scope: FastifyInstance, connections: number): Promise<void> {
  // Loaded late: when all services run in this process, it is not needed.
  const { default: replyFrom } = await import('@fastify/reply-from');
  await scope.register(replyFrom, {
    disableRequestLogging: true,
    undici: {
      connections,
      pipelining: 1,
      connect: { timeout: connectMs },
      keepAliveTimeout: 4_000,
    },
  });
}
