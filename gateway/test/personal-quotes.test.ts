import type { RunningApp } from '@mekong/service-defaults';
import { apiClient } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

const session = { cookie: `session=${'a'.repeat(43)}` };

/** Who a cart is quoted for, and how often auth was asked. */
async function quotedFor(body: object, auth?: ServiceDouble) {
  const orders = await aService();
  const gateway: RunningApp = await start(gatewayEnv({ auth: auth?.url, orders: orders.url }, {}));
  stops.push(orders.stop, gateway.close, ...(auth ? [auth.stop] : []));
  await apiClient(gateway.url).post('/api/checkout/quote', body, session);
  return [orders.requests[0]!.headers.authorization, auth?.requests.length];
}
const vouching = () =>
  aService((_request, response) => void response.end(JSON.stringify({ token: 'signed' })));

it('a cart with a promo code is quoted for whoever is logged in', async () => {
  expect(await quotedFor({ cart: [], promo_code: 'X' }, await vouching())).toEqual(['Bearer signed', 1]);
});

it('a cart without one asks nothing of auth', async () => {
  expect(await quotedFor({ cart: [] }, await vouching())).toEqual([undefined, 0]);
});

it('a cart with a promo code is quoted for anybody while auth is down', async () => {
  expect(await quotedFor({ cart: [], promo_code: 'X' })).toEqual([undefined, undefined]);
});
