import { once } from 'node:events';
import { connect } from 'node:net';
import { start } from '../src/service.js';

const nowhere = 'http://127.0.0.1:9';

it('a connection that never asks anything does not keep the gateway from stopping', async () => {
  const gateway = await start({
    LOG_LEVEL: 'silent',
    GATEWAY_KEY: 'a-gateway-key-for-tests',
    PUBLIC_URL: 'https://shop.example',
    AUTH_URL: nowhere,
    CATALOG_URL: nowhere,
    ORDERS_URL: nowhere,
    PAYMENTS_URL: nowhere,
    NOTIFICATIONS_URL: nowhere,
    ANALYTICS_URL: nowhere,
  });
  const { hostname, port } = new URL(gateway.url);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  const cut = once(silent, 'close');
  await gateway.close();
  await cut;
}, 20_000);
