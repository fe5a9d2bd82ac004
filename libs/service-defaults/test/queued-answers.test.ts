import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { waitFor } from '@mekong/testing';
import { closeQueuedAnswers } from '../src/http/queued-answers.js';

let server: FastifyInstance;
let asked: number;
let streams: Readable[];
let addresses: string[];

beforeEach(async () => {
  asked = 0;
  streams = [];
  addresses = [];
  server = Fastify();
  closeQueuedAnswers(server);
  server.get('/never', () => {
    asked += 1;
    return new Promise(() => undefined);
  });
  server.get('/file', async (request) => {
    asked += 1;
    await waitFor(() => request.raw.socket.destroyed, { what: 'the caller to go away' });
    addresses.push(request.ip);
    const file = new Readable({ read: () => undefined });
    streams.push(file);
    return file;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  server.server.closeAllConnections();
  await server.close();
});

/** A connection on which so many requests are sent without waiting for answers. */
async function connectionAsking(times: number, path = '/never') {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.test\r\n\r\n`.repeat(times));
  return socket;
}

describe('requests sent one behind the other on a connection', () => {
  it('end it when more than ten wait for their answers', async () => {
    const socket = await connectionAsking(50);
    await waitFor(() => socket.destroyed, { what: 'the connection to end' });
    expect(asked).toBe(10);
  });

  it('are all handled up to ten', async () => {
    const socket = await connectionAsking(10);
    await waitFor(() => asked === 10, { what: 'all requests to be handled' });
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  it('leave no file open when its caller has gone before it is sent', async () => {
    const socket = await connectionAsking(10, '/file');
    await waitFor(() => asked === 10, { what: 'all requests to be handled' });
    socket.destroy();
    await waitFor(() => streams.length === 10, { what: 'the files to be opened' });
    await waitFor(() => streams.every((file) => file.destroyed), { what: 'the files to be closed' });
  });

  it('are still known by their address when it has ended', async () => {
    const socket = await connectionAsking(3, '/file');
    await waitFor(() => asked === 3, { what: 'all requests to be handled' });
    socket.destroy();
    await waitFor(() => addresses.length === 3, { what: 'the addresses' });
    expect(addresses).toEqual(Array(3).fill('127.0.0.1'));
  });
});
