import { once } from 'node:events';
import { connect } from 'node:net';
import { apiClient } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService } from './upstream-double.js';

it('a connection without a request does not keep the gateway from stopping', async () => {
  const gateway = await start(gatewayEnv());
  const { hostname, port } = new URL(gateway.url);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  const cut = once(silent, 'close');
  await gateway.close();
  await cut;
}, 20_000);

it('a gateway that is about to close says so, and answers what still comes in', async () => {
  const catalog = await aService();
  const gateway = await start(gatewayEnv({ catalog: catalog.url }, { CLOSING_DELAY_MS: '3000' }));
  const shop = apiClient(gateway.url);
  expect((await shop.get('/health/ready')).status).toBe(200);
  const left = gateway.leave();
  expect((await shop.get('/health/ready')).status).toBe(503);
  for (const path of ['/api/brands', '/api/brands', '/health/live']) {
    const { status, headers } = await shop.get(path);
    expect({ status, connection: headers.get('connection') }).toEqual({ status: 200, connection: 'close' });
  }
  await left;
  await expect(shop.get('/health/live')).rejects.toThrow('fetch failed');
  await catalog.stop();
});
