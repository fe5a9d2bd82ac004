import type { env as Environment } from 'node:process';
import { apiClient, natively } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService } from './upstream-double.js';

const collector = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  OTEL_TRACES_SAMPLER: 'always_off',
};

it('a call that is not sampled is recorded by nobody, whatever its caller claims', async () => {
  const { env } = await natively<{ env: typeof Environment }>('node:process');
  const orders = await aService();
  Object.assign(env, collector);
  const gateway = await start(gatewayEnv({ orders: orders.url }, {}));
  for (const name of Object.keys(collector)) delete env[name];
  try {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    await apiClient(gateway.url).get('/api/user/my-orders', { traceparent });
    const told = orders.requests[0]!.headers.traceparent;
    expect(told).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(told).not.toContain(traceId);
  } finally {
    await gateway.close();
    await orders.stop();
  }
});
