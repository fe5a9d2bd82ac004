import { once } from 'node:events';
import { connect } from 'node:net';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';

it('a connection without a request does not keep the gateway from stopping', async () => {
  const gateway = await start(gatewayEnv());
  const { hostname, port } = new URL(gateway.url);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  const cut = once(silent, 'close');
  await gateway.close();
  await cut;
}, 20_000);
