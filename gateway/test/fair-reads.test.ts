import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService } from './upstream-double.js';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

/** The gateway's ends of the connections over which this address asks from now on. */
function connectionsOf(address: string): Socket[] {
  const connections: Socket[] = [];
  const note = (message: unknown) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    if (request.headers['x-forwarded-for'] === address) connections.push(socket);
  };
  subscribe('http.server.request.start', note);
  stops.push(async () => void unsubscribe('http.server.request.start', note));
  return connections;
}

const kinds = {
  searches: { path: '/api/products?q=', method: 'GET' },
  quotes: { path: '/api/checkout/quote?q=', method: 'POST' },
  'looks at who is logged in': { path: '/api/auth/check-auth?q=', method: 'GET' },
  'calls for the whole catalogue': { path: '/products?unknown=', method: 'GET' },
};

/** A gateway in front of a service that answers one read at a time, when `answerNext` is called. */
async function given(kind: keyof typeof kinds) {
  const { path, method } = kinds[kind];
  const held: ServerResponse[] = [];
  const service = await aService((_request, response) => void held.push(response));
  const urls = { auth: service.url, catalog: service.url, orders: service.url };
  const gateway = await start(gatewayEnv(urls, { TRUSTED_PROXIES: '127.0.0.1,::1' }));
  // The service goes first, as the gateway waits for its answers.
  stops.push(gateway.close, service.stop);
  const ask = (address: string, query: string, signal?: AbortSignal) =>
    fetch(`${gateway.url}${path}${query}`, { method, headers: { 'x-forwarded-for': address }, signal });
  const got = () => service.requests.length;
  const flooding = new AbortController();
  const atTheGateway = connectionsOf('10.1.1.1');
  return {
    ask,
    got,
    /** Another kind of read, which has come to its service when this ends. */
    search: async (address: string, q: string) => {
      const headers = { 'x-forwarded-for': address };
      fetch(`${gateway.url}/api/products?q=${q}`, { headers, signal: flooding.signal }).catch(
        () => undefined,
      );
      await waitFor(() => service.requests.some((request) => request.path.endsWith(q)), {
        what: 'the search',
      });
    },
    /** Each with a session that nobody has. */
    checkOut: (address: string, count: number) => {
      for (let n = 0; n < count; n += 1) {
        const cookie = `session=${String(n).padStart(43, '0')}`;
        const headers = { 'x-forwarded-for': address, cookie };
        fetch(`${gateway.url}/api/checkout/Recipt-generator`, {
          method: 'POST',
          headers,
          signal: flooding.signal,
        }).catch(() => undefined);
      }
    },
    asked: () => service.requests.map((request) => request.path.split('=')[1]),
    paths: () => service.requests.map((request) => request.path),
    answerNext: () => void held.shift()!.end('{}'),
    /** As many different reads of one network as it may have under way; those that are not answered end with the test. */
    flood: async (address: string) => {
      for (let read = 0; read < 150; read += 1)
        ask(address, `mouse${read}`, flooding.signal).catch(() => undefined);
      await waitFor(() => got() >= 24, { what: 'the reads that are made at once' });
      expect(got()).toBe(24);
    },
    /** Ends when the gateway knows that whoever floods has gone. */
    leave: async () => {
      flooding.abort();
      await waitFor(() => atTheGateway.every(({ destroyed }) => destroyed), { what: 'all to be gone' });
    },
  };
}

const all = Object.keys(kinds) as (keyof typeof kinds)[];

it.each(all)(
  'whoever sends hundreds of %s waits behind themself, and others are answered in between',
  async (kind) => {
    const shop = await given(kind);
    await shop.flood('10.1.1.1');
    const other = shop.ask('10.1.1.2', 'keyboard');
    for (let turn = 1; !shop.asked().includes('keyboard'); turn += 1) {
      expect(turn).toBeLessThanOrEqual(150 - 24);
      shop.answerNext();
      await waitFor(() => shop.got() >= 24 + turn, { what: 'the next read' });
    }
    for (let left = 0; left < 24; left += 1) shop.answerNext();
    expect((await other).status).toBe(200);
  },
);

it.each(all)('of %s whose sender has gone, those that wait are not made', async (kind) => {
  const shop = await given(kind);
  await shop.flood('10.1.1.1');
  await shop.leave();
  const other = shop.ask('10.1.1.2', 'keyboard');
  for (let read = 0; read < 24; read += 1) shop.answerNext();
  await waitFor(() => shop.got() > 24, { what: 'the read of another' });
  shop.answerNext();
  expect((await other).status).toBe(200);
  expect(shop.asked().slice(24)).toEqual(['keyboard']);
});

it('whoever sends hundreds of quotes has one at a time while others search', async () => {
  const shop = await given('quotes');
  await shop.flood('10.1.1.1');
  await shop.search('10.2.2.2', 'keyboard');
  for (let answered = 1; answered < 24; answered += 1) shop.answerNext();
  await shop.search('10.2.2.2', 'headphone');
  expect(shop.got()).toBe(24 + 2);
});

it('whoever checks out with made-up sessions has one at a time looked up while others search', async () => {
  const shop = await given('quotes');
  await shop.search('10.2.2.2', 'keyboard');
  shop.checkOut('10.1.1.1', 10);
  await waitFor(() => shop.got() >= 2, { what: 'the first session' });
  await shop.search('10.3.3.3', 'headphone');
  await shop.search('10.4.4.4', 'monitor');
  expect(shop.paths().filter((path) => path === '/internal/vouch')).toHaveLength(1);
});
