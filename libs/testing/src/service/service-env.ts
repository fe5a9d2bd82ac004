import { testKeys } from './identities.js';

/** The gateway's key of services under test. */
export const gatewayKey = 'a-gateway-key-for-tests';

/** With which the gateway under test shows its metrics. */
export const metricsKey = 'a-metrics-key-for-tests';

/** The environment of a service under test with this database. */
export function serviceEnv(databaseUrl: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    AUTH_PUBLIC_KEY: testKeys.publicKey,
    GATEWAY_KEY: gatewayKey,
    EVENT_RETRY_DELAYS_MS: '20,20',
    ...more,
  };
}
