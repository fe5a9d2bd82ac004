import { Problem } from '@mekong/contracts';
import type { FastifyInstance } from 'fastify';

const plain = ['', 'identity'];

/** Refuses a body that says it is compressed, which no service unpacks: it would look as if the caller had sent nonsense. */
export function refuseCompressedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ headers }, reply) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || plain.includes(encoding.toLowerCase())) return;
    void reply.header('accept-encoding', 'identity');
    throw new Problem(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'What was sent is compressed, which is not accepted here.',
      { params: { reason: 'compressed' } },
    );
  });
}
