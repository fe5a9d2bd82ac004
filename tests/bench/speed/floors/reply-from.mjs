import replyFrom from '@fastify/reply-from';
import fastify from 'fastify';
import { portOf } from '../../../../infra/local/ports.mjs';
import { serveTasks } from '../worker.mjs';

const app = fastify();
let upstream;
await app.register(replyFrom, { undici: { connections: 64, pipelining: 1 } });
app.get('*', (request, reply) => reply.from(request.url, { getUpstream: () => upstream }));
await app.listen({ port: 0, host: '127.0.0.1' });

/** Passes every call on with Fastify and @fastify/reply-from, and does nothing else: the least that a gateway costs. */
serveTasks({
  serve: ({ origin }) => {
    upstream = origin;
    return { origin: `http://localhost:${portOf(app.server)}` };
  },
});
