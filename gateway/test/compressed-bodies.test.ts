import { gzipSync } from 'node:zlib';
import type { RunningApp } from '@mekong/service-defaults';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let gateway: RunningApp;
let orders: ServiceDouble;
beforeEach(async () => {
  orders = await aService();
  gateway = await start(gatewayEnv({ orders: orders.url }));
});
afterEach(async () => {
  await gateway.close();
  await orders.stop();
});

const quote = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  fetch(`${gateway.url}/api/checkout/quote`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

it.each(['gzip', 'br', 'identity, gzip'])(
  'a body that is compressed as "%s" is refused in words, and what is accepted is said',
  async (encoding) => {
    const refused = await quote(Uint8Array.from(gzipSync('{"cart":[]}')), { 'content-encoding': encoding });
    expect([refused.status, refused.headers.get('accept-encoding')]).toEqual([415, 'identity']);
    expect(await refused.json()).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'What was sent is compressed, which is not accepted here.',
    });
    expect(orders.requests).toEqual([]);
  },
);

it.each(['identity', 'Identity', ''])('a body that says "%s" of it is taken as it is', async (encoding) => {
  expect((await quote('{"cart":[]}', { 'content-encoding': encoding })).status).toBe(200);
  expect(orders.requests[0]!.body).toBe('{"cart":[]}');
});
