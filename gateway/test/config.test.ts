import { readGatewayConfig } from '../src/config.js';
import { gatewayEnv } from './gateway-env.js';

const read = (env: Record<string, string>) => readGatewayConfig(gatewayEnv({}, env));
const behindTls = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };

it('production under https names the proxies that end TLS', () => {
  expect(() => read(behindTls)).toThrow(/TRUSTED_PROXIES must name .* share its limits/);
  expect(read({ ...behindTls, TRUSTED_PROXIES: '10.0.0.0/8' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8']);
});

it('production on this machine needs no proxy', () => {
  expect(read({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }).TRUSTED_PROXIES).toEqual([]);
});
