import type { ServiceName } from '@mekong/contracts';
import type { RunningApp } from '@mekong/service-defaults';
import { apiClient, gatewayKey } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let gateway: RunningApp;
let service: ServiceDouble;
beforeEach(async () => {
  service = await aService();
});
afterEach(async () => {
  await gateway.close();
  await service.stop();
});

async function given(names: ServiceName[], env: Record<string, string> = {}) {
  gateway = await start(gatewayEnv(Object.fromEntries(names.map((name) => [name, service.url])), env));
  return apiClient(gateway.url);
}

/** A call of each service: all of them limit networks. */
const paths: Record<ServiceName, string> = {
  auth: '/api/auth/check-auth',
  orders: '/api/user/my-orders',
  catalog: '/products?q=mouse',
  notifications: '/api/products/7/notify-me',
  payments: '/api/admin/money/unmatched',
  analytics: '/api/analytics/dashboard',
};

describe("the caller's own address, with the gateway's key, is told", () => {
  it.each(Object.entries(paths))('to %s', async (name, path) => {
    const api = await given([name as ServiceName]);
    await api.get(path, { 'x-gateway-key': 'forged', 'x-client-address': '1.2.3.4' });
    expect(service.requests[0]!.headers).toMatchObject({
      'x-gateway-key': gatewayKey,
      'x-client-address': '127.0.0.1',
    });
  });
});

describe("the caller's address", () => {
  const addressSent = async (env: Record<string, string>) => {
    const api = await given(['auth'], env);
    await api.post('/api/auth/login', {}, { 'x-forwarded-for': '203.0.113.9' });
    return service.requests[0]!.headers['x-client-address'];
  };

  it("is the socket's, loopback included", async () => {
    expect(await addressSent({})).toBe('127.0.0.1');
  });

  it('is taken from X-Forwarded-For behind a trusted proxy', async () => {
    expect(await addressSent({ TRUSTED_PROXIES: '127.0.0.1' })).toBe('203.0.113.9');
  });
});
