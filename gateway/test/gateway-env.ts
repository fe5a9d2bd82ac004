import type { ServiceName } from '@mekong/contracts';
import { byUrlSetting } from '../src/url-settings.js';
import { gatewayKey, metricsKey } from '@mekong/testing';

const nowhere = 'http://127.0.0.1:9';

/** The settings of a gateway under test with services at `urls`; the other services cannot be reached. */
export const gatewayEnv = (
  urls: Partial<Record<ServiceName, string>> = {},
  more: Record<string, string> = {},
): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  GATEWAY_KEY: gatewayKey,
  METRICS_KEY: metricsKey,
  PUBLIC_URL: 'http://shop.test',
  UPSTREAM_WAIT_MS: '0',
  ...byUrlSetting((name) => urls[name] ?? nowhere),
  ...more,
});
