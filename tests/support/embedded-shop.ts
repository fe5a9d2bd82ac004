import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { urlSetting, type ServiceName } from '@mekong/contracts';
import { createInProcessBus, createMigratedDatabase } from '@mekong/testing';
import { buildFrontend } from '../../infra/local/build.mjs';
import { start as startGateway } from '../../gateway/src/service.js';
import { start as startAnalytics } from '../../services/analytics/src/service.js';
import { start as startAuth } from '../../services/auth/src/service.js';
import { start as startCatalog } from '../../services/catalog/src/service.js';
import { start as startNotifications } from '../../services/notifications/src/service.js';
import { start as startOrders } from '../../services/orders/src/service.js';
import { start as startPayments } from '../../services/payments/src/service.js';
import type { TestBank } from './test-bank.js';
import { judgeAnswersOf } from './api-judge.js';
import { reservePort } from '../../infra/local/ports.mjs';

export interface EmbeddedShop {
  url: string;
  /** Where each service listens, behind the gateway. */
  services: Record<string, string>;
  databases: Record<string, string>;
  stop(): Promise<void>;
}

const services = {
  auth: startAuth,
  catalog: startCatalog,
  orders: startOrders,
  payments: startPayments,
  notifications: startNotifications,
  analytics: startAnalytics,
};

interface ShopParts {
  way?: (databaseUrl: string) => Promise<string>;
  bank?: Pick<TestBank, 'url' | 'settings'>;
}

/** Secrets and keys of a shop of its own. */
export function shopSecrets(): Record<string, string> {
  const keys = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    AUTH_PRIVATE_KEY: keys.privateKey,
    AUTH_PUBLIC_KEY: keys.publicKey,
    PASSWORD_PEPPER: randomBytes(24).toString('base64'),
    EVENT_SEALING_KEY: randomBytes(32).toString('base64'),
    GATEWAY_KEY: randomBytes(24).toString('base64'),
    METRICS_KEY: randomBytes(24).toString('base64'),
  };
}

/** The built storefront's folder, built anew where its sources changed. */
export async function builtStorefront(): Promise<string> {
  await buildFrontend({ log: () => undefined });
  return fileURLToPath(new URL('../../frontend/dist', import.meta.url));
}

/**
 * The whole shop in this process, as `npm start` hosts it, over databases of its own; no sample catalogue. `way` answers by which
 * URL a service reaches its database; `bank` is the one that payments asks. What shoppers and pages of the tests are answered is judged by the document of the API.
 */
export async function startEmbeddedShop(
  env: Record<string, string> = {},
  { way = (databaseUrl) => Promise.resolve(databaseUrl), bank }: ShopParts = {},
): Promise<EmbeddedShop> {
  const bus = createInProcessBus();
  const { port, release } = await reservePort();
  const origin = `http://localhost:${port}`;
  const shared = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO_ACCOUNTS: 'true',
    PASSWORD_HASH_COST: '4',
    PUBLIC_URL: origin,
    ...shopSecrets(),
    ...env,
  };
  const started = await Promise.all(
    Object.entries(services).map(async ([name, start]) => {
      const database = await createMigratedDatabase(name, start.migrate);
      const own = { DATABASE_URL: await way(database.url), ...(name === 'payments' && bank?.settings) };
      const app = await start({ ...shared, ...own }, { bus });
      return { name, database, app };
    }),
  );
  const urls = Object.fromEntries(started.map(({ name, app }) => [urlSetting(name as ServiceName), app.url]));
  await release();
  const at = { PORT: String(port), HOST: 'localhost' };
  const gateway = await startGateway({ ...shared, ...urls, ...at }, { bankUrl: bank?.url });
  judgeAnswersOf(gateway.url);
  return {
    url: gateway.url,
    services: Object.fromEntries(started.map(({ name, app }) => [name, app.url])),
    databases: Object.fromEntries(started.map(({ name, database }) => [name, database.url])),
    stop: async () => {
      await gateway.close();
      await Promise.all(started.map(({ app }) => app.close()));
      await Promise.all(started.map(({ database }) => database.drop()));
    },
  };
}
