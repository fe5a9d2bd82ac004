import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import type { RunningApp } from '@mekong/service-defaults';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let gateway: RunningApp;
let catalog: ServiceDouble;
beforeAll(async () => {
  catalog = await aService();
  gateway = await start(gatewayEnv({ catalog: catalog.url }, { PUBLIC_URL: 'https://shop.example' }));
});
afterAll(async () => {
  await gateway.close();
  await catalog.stop();
});

/** Asks under a name that the caller chooses, as a browser does after a change of DNS. */
async function ask(host: string, path = '/api/brands') {
  const asked = request(gateway.url + path, { headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

it.each(['shop.example', 'SHOP.example:443', 'localhost:3000', '127.0.0.1', '127.8.9.10:80', '[::1]:3000'])(
  'the shop answers as %s',
  async (host) => {
    expect((await ask(host)).status).toBe(200);
  },
);

it.each([
  'evil.example',
  'shop.example.evil.example',
  'localhost.evil.example',
  'evil.example:3000',
  'x@shop.evil',
  'x@shop.example',
  'shop.example/evil',
])('the shop does not answer as "%s", not even from its cache', async (host) => {
  await ask('shop.example');
  const { status, body } = await ask(host);
  expect([status, body]).toEqual([421, expect.stringContaining('"code":"FOREIGN_HOST"')]);
});

it('health is told to probes under any name', async () => {
  expect((await ask('10.1.2.3:3000', '/health/live')).status).toBe(200);
  expect((await ask('10.1.2.3:3000', '/healthy')).status).toBe(421);
});

it.each(['host: evil.example', 'x-host: none'])(
  'who sends a thousand requests with "%s" and waits for no answer is cut off, and the rest not read',
  async (header) => {
    let read = 0;
    const note = (message: unknown) => {
      if ((message as { request: IncomingMessage }).request.url === '/pipelined') read += 1;
    };
    subscribe('http.server.request.start', note);
    await once(connectionAsking(`GET /pipelined HTTP/1.1\r\n${header}`, 1_000), 'close');
    expect((await ask('shop.example')).status).toBe(200);
    unsubscribe('http.server.request.start', note);
    expect(read).toBe(2);
  },
);

it.each([
  ['no host', 'GET /api/brands HTTP/1.1'],
  ['two hosts', 'GET /api/brands HTTP/1.1\r\nhost: shop.example\r\nHost: shop.example'],
])('a request that names %s is refused, not even answered from the cache', async (_what, head) => {
  await ask('shop.example');
  expect(await rawAnswer(head)).toMatch(/^HTTP\/1\.1 400[^]*problem\+json[^]*"code":"INVALID_INPUT"/);
});

it.each(['http://shop.example', 'HTTPS://localhost:3000'])(
  'an address in full is understood, as in "GET %s/api/brands"',
  async (origin) => {
    expect(await rawAnswer(`GET ${origin}/api/brands?x=1 HTTP/1.1\r\nhost: shop.example`)).toMatch(
      /^HTTP\/1\.1 200/,
    );
  },
);

it.each(['http://evil.example', 'http://x@shop.example', 'ftp://shop.example', 'http://'])(
  'an address in full under a name that is not the shop\'s is refused, whatever the header says: "%s"',
  async (origin) => {
    const answer = await rawAnswer(`GET ${origin}/api/brands HTTP/1.1\r\nhost: shop.example`);
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|04|21)/);
  },
);

it.each(['GET *', 'GET api/brands'])('a request without a path is refused: "%s"', async (line) => {
  expect(await rawAnswer(`${line} HTTP/1.1\r\nhost: shop.example`)).toMatch(/^HTTP\/1\.1 400/);
});

it('health is told to probes that name no host', async () => {
  expect(await rawAnswer('GET /health/live HTTP/1.0')).toMatch(/^HTTP\/1\.1 200/);
});

it('a tunnel is refused in words', async () => {
  expect(await rawAnswer('CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443')).toMatch(
    /^HTTP\/1\.1 405[^]*allow: GET[^]*problem\+json[^]*"code":"METHOD_NOT_ALLOWED"/,
  );
});

it('who expects what nobody promises is answered like everybody', async () => {
  expect(await rawAnswer('GET /api/brands HTTP/1.1\r\nhost: shop.example\r\nexpect: wonders')).toMatch(
    /^HTTP\/1\.1 200/,
  );
});

/** What comes back for exactly this head, once the connection has ended. */
async function rawAnswer(head: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${head}\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

function connectionAsking(head: string, times: number): Socket {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  socket.write(`${head}\r\n\r\n`.repeat(times));
  return socket;
}
