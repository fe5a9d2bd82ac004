import { gatewayKey, metricsKey } from '@mekong/testing';
import { freePort } from '../../infra/local/ports.mjs';
import { readGatewayConfig } from '../src/config.js';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const statusOf = async (url: string, headers: Record<string, string> = {}, path = '/metrics') =>
  (await fetch(`${url}${path}`, { headers })).status;

/** A gateway with these settings for the time of `use`. */
async function withGateway(settings: Record<string, string>, use: (url: string) => Promise<void>) {
  const gateway = await start(gatewayEnv({}, settings));
  try {
    await use(gateway.url);
  } finally {
    await gateway.close();
  }
}

describe("the gateway's metrics", () => {
  it.each([
    [200, bearer(metricsKey)],
    [404, bearer(`${metricsKey}x`)],
    [404, { authorization: metricsKey }],
    [404, bearer(gatewayKey)],
    [404, { 'x-gateway-key': gatewayKey }],
    [404, { 'x-gateway-key': metricsKey }],
    [404, {}],
  ])('are answered with %i to %j', (status, headers) =>
    withGateway({}, async (url) => expect(await statusOf(url, headers)).toBe(status)),
  );

  it('are shown to the old and to the new key while it is being replaced, and to nothing else', () =>
    withGateway({ METRICS_KEY: `the-new-metrics-key,${metricsKey}` }, async (url) => {
      expect(await statusOf(url, bearer('the-new-metrics-key'))).toBe(200);
      expect(await statusOf(url, bearer(metricsKey))).toBe(200);
      expect(await statusOf(url, bearer(`the-new-metrics-key,${metricsKey}`))).toBe(404);
      expect(await statusOf(url, bearer(','))).toBe(404);
    }));

  it('are shown to nobody where no key is set', () =>
    withGateway({ METRICS_KEY: '' }, async (url) => {
      for (const headers of [{}, bearer(gatewayKey), bearer('undefined'), { authorization: 'Bearer ' }])
        expect(await statusOf(url, headers)).toBe(404);
    }));

  it('are on a port of their own where there is one, and not where people are', async () => {
    const port = await freePort();
    const own = `http://127.0.0.1:${port}`;
    await withGateway({ METRICS_PORT: String(port) }, async (url) => {
      expect(await statusOf(url, bearer(metricsKey))).toBe(404);
      expect(await statusOf(own, bearer(metricsKey))).toBe(200);
      expect(await (await fetch(`${own}/metrics`, { headers: bearer(metricsKey) })).text()).toContain(
        '# HELP upstream_replicas',
      );
      for (const headers of [{}, bearer(gatewayKey)]) expect(await statusOf(own, headers)).toBe(404);
      expect(await statusOf(own, bearer(metricsKey), '/api/products')).toBe(404);
    });
    await expect(statusOf(own)).rejects.toThrow('fetch failed');
  });

  it("need another key than the gateway's own, which makes a client's address believed", () => {
    const read = (METRICS_KEY: string) => () => readGatewayConfig(gatewayEnv({}, { METRICS_KEY }));
    expect(read(`another-metrics-key,${gatewayKey}`)).toThrow('METRICS_KEY must be another than GATEWAY_KEY');
    expect(read('too-short')).toThrow('METRICS_KEY must have at least 16 characters');
    expect(() =>
      readGatewayConfig(gatewayEnv({}, { METRICS_KEY: 'change-me-change-me', NODE_ENV: 'production' })),
    ).toThrow('METRICS_KEY is a default secret');
  });
});
