import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { waitFor } from '@mekong/testing';
import { CountedPieces } from '../src/http/counted-pieces.js';

let server: FastifyInstance;
let pieces: number;

beforeEach(async () => {
  pieces = 0;
  server = Fastify({ http: { IncomingMessage: CountedPieces } });
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('data', () => (pieces += 1));
    text(payload).then(
      (body) => done(null, body),
      (error: Error) => done(error, undefined),
    );
  });
  server.post('/', ({ body }) => String((body as string).length));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  server.server.closeAllConnections();
  await server.close();
});

const head =
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n';

/** A connection that has sent a body in so many pieces of so many bytes. */
async function connectionSending(times: number, bytes: number): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const piece = `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;
  socket.write(`${head}${piece.repeat(times)}0\r\n\r\n`);
  return socket;
}

it('a body in thousands of pieces of a few bytes ends its connection, and no more of it is read', async () => {
  const socket = await connectionSending(20_000, 1);
  socket.resume();
  await waitFor(() => socket.destroyed, { what: 'the connection to end' });
  expect(pieces).toBe(500);
});

it('the next connection is read as ever', async () => {
  const socket = await connectionSending(20_000, 1);
  socket.resume();
  await waitFor(() => socket.destroyed, { what: 'the connection to end' });
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => text(await connectionSending(2, 1))),
  );
  expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual(Array(5).fill('2'));
});

it.each([
  ['hundreds of pieces of a few bytes', 500, 1],
  ['thousands of larger pieces', 20_000, 100],
])('a body in %s is read', async (_what, times, bytes) => {
  const answer = await text(await connectionSending(times, bytes));
  expect(answer.split('\r\n\r\n')[1]).toBe(String(times * bytes));
});
