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

/** A gateway in front of a catalogue that answers one read at a time, when `answerNext` is called. */
async function given() {
  const held: { path: string; response: ServerResponse }[] = [];
  const catalog = await aService(({ path }, response) => void held.push({ path, response }));
  const gateway = await start(gatewayEnv({ catalog: catalog.url }, { TRUSTED_PROXIES: '127.0.0.1,::1' }));
  // Catalog goes first, as the gateway waits for its answers.
  stops.push(gateway.close, catalog.stop);
  const ask = (address: string, query: string, signal?: AbortSignal) =>
    fetch(`${gateway.url}/api/products?q=${query}`, { headers: { 'x-forwarded-for': address }, signal });
  const got = () => catalog.requests.length;
  const flooding = new AbortController();
  const atTheGateway = connectionsOf('10.1.1.1');
  return {
    ask,
    got,
    asked: () => catalog.requests.map(({ path }) => path),
    answerNext: () => void held.shift()!.response.end('{}'),
    /** As many different searches of one network as it may have under way; those that are not answered end with the test. */
    flood: async (address: string) => {
      for (let search = 0; search < 150; search += 1)
        ask(address, `mouse${search}`, flooding.signal).catch(() => undefined);
      await waitFor(() => got() === 24, { what: 'the searches that are made at once' });
    },
    /** Ends when the gateway knows that whoever floods has gone. */
    leave: async () => {
      flooding.abort();
      await waitFor(() => atTheGateway.every(({ destroyed }) => destroyed), { what: 'all to be gone' });
    },
  };
}

it('whoever sends hundreds of searches waits behind themself, and others are answered in between', async () => {
  const shop = await given();
  await shop.flood('10.1.1.1');
  const other = shop.ask('10.1.1.2', 'keyboard');
  for (let turn = 1; !shop.asked().includes('/api/products?q=keyboard'); turn += 1) {
    expect(turn).toBeLessThanOrEqual(150 - 24);
    shop.answerNext();
    await waitFor(() => shop.got() === 24 + turn, { what: 'the next search' });
  }
  for (let left = 0; left < 24; left += 1) shop.answerNext();
  expect((await other).status).toBe(200);
});

it('of searches whose sender has gone, those that wait are not made', async () => {
  const shop = await given();
  await shop.flood('10.1.1.1');
  await shop.leave();
  const other = shop.ask('10.1.1.2', 'keyboard');
  for (let search = 0; search < 24; search += 1) shop.answerNext();
  await waitFor(() => shop.got() > 24, { what: 'the search of another' });
  shop.answerNext();
  expect((await other).status).toBe(200);
  expect(shop.asked().slice(24)).toEqual(['/api/products?q=keyboard']);
});
