import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { waitFor } from '@mekong/testing';
import { handleOneByOne } from '../src/http/pipelined-requests.js';

let server: FastifyInstance;
let asked: string[];
let answers: (() => void)[];

/** A server whose answers the test gives; `before` adds what it does before it handles a request. */
async function given(before: (fastify: FastifyInstance) => void = () => undefined) {
  asked = [];
  answers = [];
  server = Fastify();
  handleOneByOne(server);
  before(server);
  server.get('/:name', (request) => {
    asked.push((request.params as { name: string }).name);
    return new Promise((answer) => answers.push(() => answer('done')));
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
}
afterEach(async () => {
  server.server.closeAllConnections();
  await server.close();
});

const numbered = (times: number) => Array.from({ length: times }, (_, at) => String(at));

/** A connection on which requests for these were sent at once, without waiting for answers. */
async function connectionAsking(names: string[]) {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(names.map((name) => `GET /${name} HTTP/1.1\r\nhost: shop.test\r\n\r\n`).join(''));
  return socket;
}

describe('requests sent one behind the other on a connection', () => {
  it('are handled one after the other', async () => {
    await given();
    const names = numbered(10);
    await connectionAsking(names);
    for (const at of names.keys()) {
      await waitFor(() => asked.length > at, { what: 'the next request to be handled' });
      expect(asked).toEqual(names.slice(0, at + 1));
      answers[at]!();
    }
  });

  it('wait for nobody on another connection', async () => {
    await given();
    await connectionAsking(['slow', 'late']);
    await waitFor(() => asked.length === 1, { what: 'the first request' });
    await connectionAsking(['other']);
    await waitFor(() => asked.includes('other'), { what: 'that of the other connection' });
    expect(asked).toEqual(['slow', 'other']);
  });

  it('end it when more than ten are not answered, and none of those that wait is handled', async () => {
    await given();
    const socket = await connectionAsking(numbered(11));
    await waitFor(() => socket.destroyed, { what: 'the connection to end' });
    answers.forEach((answer) => answer());
    await connectionAsking(['last']);
    await waitFor(() => asked.includes('last'), { what: 'the request of another' });
    expect(asked).toEqual(['0', 'last']);
  });

  it('are not even read once one of them has ended it, however many came in the same packet', async () => {
    await given();
    let read = 0;
    server.server.on('request', () => (read += 1));
    const socket = await connectionAsking(numbered(1_000));
    await waitFor(() => socket.destroyed, { what: 'the connection to end' });
    await connectionAsking(['last']);
    await waitFor(() => asked.includes('last'), { what: 'the request of another' });
    expect(read).toBe(11 + 1);
  });

  it('are not handled when their caller has gone before their turn', async () => {
    await given();
    const atTheServer = once(server.server, 'connection') as Promise<[Socket]>;
    const socket = await connectionAsking(numbered(10));
    await waitFor(() => asked.length === 1, { what: 'the first request' });
    const [connection] = await atTheServer;
    socket.destroy();
    await waitFor(() => connection.destroyed, { what: 'the caller to go away' });
    answers[0]!();
    await connectionAsking(['last']);
    await waitFor(() => asked.includes('last'), { what: 'the request of another' });
    expect(asked).toEqual(['0', 'last']);
  });

  it('are not handled when their connection has ended while something else was looked at first', async () => {
    await given((fastify) => fastify.addHook('onRequest', async () => undefined));
    const socket = await connectionAsking(numbered(50));
    await waitFor(() => socket.destroyed, { what: 'the connection to end' });
    await connectionAsking(['last']);
    await waitFor(() => asked.includes('last'), { what: 'the request of another' });
    expect(asked).toEqual(['last']);
  });
});

describe('a caller who has gone', () => {
  it('leaves no file open that is sent afterwards', async () => {
    const file = new Readable({ read: () => undefined });
    await given((fastify) =>
      fastify.get('/file', async ({ raw }) => {
        asked.push('file');
        await waitFor(() => raw.socket.destroyed, { what: 'the caller to go away' });
        return file;
      }),
    );
    const socket = await connectionAsking(['file']);
    await waitFor(() => asked.length === 1, { what: 'the request' });
    socket.destroy();
    await waitFor(() => file.destroyed, { what: 'the file to be closed' });
  });

  it('is still known by the address', async () => {
    let address: string | undefined;
    await given((fastify) =>
      fastify.get('/address', async (request) => {
        asked.push('address');
        await waitFor(() => request.raw.socket.destroyed, { what: 'the caller to go away' });
        address = request.ip;
      }),
    );
    const socket = await connectionAsking(['address']);
    await waitFor(() => asked.length === 1, { what: 'the request' });
    socket.destroy();
    await waitFor(() => address !== undefined, { what: 'the address' });
    expect(address).toBe('127.0.0.1');
  });
});
