import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import pino from 'pino';
import { waitFor } from '@mekong/testing';
import { answerProblem } from '../src/http/answer-problem.js';

it('who leaves while sending a body is no failure of the shop, and not logged as one', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const server = Fastify();
  const failures: unknown[] = [];
  server.setErrorHandler((error, request, reply) => {
    failures.push(error);
    answerProblem(logger, error, request, reply);
  });
  server.post('/', async () => ({}));
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const arrived = once(server.server, 'request');
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  await arrived;
  socket.destroy();
  await waitFor(() => failures.length === 1, { what: 'the body to break off' });
  expect(lines).toEqual([]);
  await server.close();
});
