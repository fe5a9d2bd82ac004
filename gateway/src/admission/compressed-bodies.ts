import { Problem } from '@mekong/contracts';
import type { FastifyInstance } from 'fastify';

const plain = ['', 'identity'];

/** Refuses a body that says it is compressed, which no service unpacks: it would look as if the caller had sent nonsense. */
export function refuseCompressedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ headers }, reply, done) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || plain.includes(encoding.toLowerCase())) return done();
    void reply.header('accept-encoding', 'identity');
    const message = 'What was sent is compressed, which is not accepted here.';
    done(new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', message, { params: { reason: 'compressed' } }));
  });
}
