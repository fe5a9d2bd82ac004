import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClearError } from '../../infra/local/clear-error.mjs';
import { freePort } from '../../infra/local/ports.mjs';
import { startShop } from '../../infra/local/test/support/started-shop.mjs';

/**
 * Opens the shop to measure: the one at SHOP_URL, or a new one as `npm start` opens it, with the sample catalogue, a data
 * folder that `cleanup` removes, and the PostgreSQL at `databaseUrl` or an embedded one. `ended` rejects with the shop's
 * output if it ends before the cleanup.
 */
export async function openShop(env, cleanup, databaseUrl = '') {
  if (env.SHOP_URL) return { shopUrl: env.SHOP_URL.replace(/\/$/, ''), ended: new Promise(() => {}) };
  const dataDir = await mkdtemp(join(tmpdir(), 'mekong-bench-'));
  cleanup.add(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = String(await freePort());
  const own = {
    PORT: port,
    HOST: '',
    PUBLIC_URL: '',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AMQP_URL: '',
  };
  const starting = startShop({ ...own, SMTP_URL: '', SAMPLE_DATA: 'true', NODE_ENV: '', DEMO_ACCOUNTS: '' });
  cleanup.add(async () => (await starting).end('SIGTERM'));
  const shop = await starting;
  if (!shop.output().includes('Ctrl-C closes it.')) {
    throw new ClearError(`The shop did not open:\n${shop.output().trim()}`);
  }
  return { shopUrl: `http://localhost:${port}`, ended: endOf(shop, cleanup) };
}

async function endOf(shop, cleanup) {
  const code = await shop.exitCode();
  if (cleanup.hasBegun) return;
  throw new ClearError(`The shop ended with ${code} while it was measured:\n${shop.output().trim()}`);
}
