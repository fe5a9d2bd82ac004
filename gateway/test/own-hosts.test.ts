import { once } from 'node:events';
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
])('the shop does not answer as "%s", not even from its cache', async (host) => {
  await ask('shop.example');
  const { status, body } = await ask(host);
  expect([status, body]).toEqual([421, expect.stringContaining('"code":"FOREIGN_HOST"')]);
});

it('health is told to probes under any name', async () => {
  expect((await ask('10.1.2.3:3000', '/health/live')).status).toBe(200);
  expect((await ask('10.1.2.3:3000', '/healthy')).status).toBe(421);
});
