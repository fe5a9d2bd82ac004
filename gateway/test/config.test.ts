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

it.each(['nonsense', '0.0.0.0/0', '10.0.0.0/99', '10.0.0.0/8/8', '::1, localhost'])(
  'TRUSTED_PROXIES=%s is refused by its name',
  (TRUSTED_PROXIES) => {
    expect(() => readGatewayConfig(gatewayEnv({}, { TRUSTED_PROXIES }))).toThrow(
      /TRUSTED_PROXIES must be addresses/,
    );
  },
);

it('TRUSTED_PROXIES takes addresses, ranges of both kinds and their names', () => {
  const TRUSTED_PROXIES = '10.0.0.0/8, 192.168.1.4, fd00::/8, ::1, loopback';
  expect(readGatewayConfig(gatewayEnv({}, { TRUSTED_PROXIES })).TRUSTED_PROXIES).toHaveLength(5);
});
