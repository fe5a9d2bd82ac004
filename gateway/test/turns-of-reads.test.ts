import type { ServerResponse } from 'node:http';
import { waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService } from './upstream-double.js';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

/** A gateway in front of a catalogue that answers one read at a time, when `answerNext` is called. */
async function given() {
  const held: { path: string; response: ServerResponse }[] = [];
  const catalog = await aService(({ path }, response) => void held.push({ path, response }));
  const gateway = await start(gatewayEnv({ catalog: catalog.url }, { TRUSTED_PROXIES: '127.0.0.1,::1' }));
  stops.push(catalog.stop, gateway.close);
  const ask = (address: string, query: string) =>
    fetch(`${gateway.url}/api/products?q=${query}`, { headers: { 'x-forwarded-for': address } });
  const got = () => catalog.requests.length;
  return {
    ask,
    got,
    asked: () => catalog.requests.map(({ path }) => path),
    answerNext: () => void held.shift()!.response.end('{}'),
    /** As many different searches of one network as it may have under way; those that are not answered end with the test. */
    flood: async (address: string) => {
      for (let search = 0; search < 150; search += 1) ask(address, `mouse${search}`).catch(() => undefined);
      await waitFor(() => got() === 24, { what: 'the searches that are made at once' });
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
