import { randomBytes } from 'node:crypto';
import { serviceNames } from '../../libs/contracts/dist/services.js';
import { startBank } from './bank/start-bank.mjs';
import { ensureDatabases } from './postgres/databases.mjs';
import { startPostgres } from './postgres/start-postgres.mjs';
import { keepSecretFile } from './secret-file.mjs';
import { readSecrets } from './secrets.mjs';

/**
 * Prepares what the services need: a PostgreSQL (the embedded one unless DATABASE_URL names another), their databases
 * with their roles, the secrets, and the embedded bank where no other is named. `cleanup` stops what it starts; `onDatabaseEnd` is
 * called when the embedded PostgreSQL ends for whatever reason.
 */
export async function prepareParts({ settings, env, cleanup, log, onDatabaseEnd }) {
  const [databaseUrls, bank] = await Promise.all([
    prepareDatabases({ settings, cleanup, log, onDatabaseEnd }),
    settings.hasBank ? prepareBank({ settings, env, cleanup, log }) : undefined,
  ]);
  return { databaseUrls, bank, secrets: readSecrets(settings.dataDir, env) };
}

async function prepareDatabases({ settings, cleanup, log, onDatabaseEnd }) {
  let serverUrl = settings.databaseUrl;
  if (!serverUrl) {
    const postgres = await startPostgres({ dataDir: settings.dataDir, log });
    cleanup.add(() => postgres.stop());
    void postgres.ended.then(onDatabaseEnd);
    serverUrl = postgres.url;
  }
  const roleSecret = keepSecretFile(settings.dataDir, 'database-roles', () =>
    randomBytes(24).toString('hex'),
  );
  return ensureDatabases(serverUrl, serviceNames, {
    what: settings.databaseUrl ? 'The databases of DATABASE_URL' : `The data in ${settings.dataDir}`,
    roleSecret,
    log,
  });
}

/** Whoever tries a shop pays more codes in a day than Bakong's 100 calls are enough for. */
const dailyCalls = 10_000;

/** Where the bank listens, and the settings of the service that asks it. The shop goes on without it, and says that it cannot ask. */
async function prepareBank({ settings: { dataDir, publicUrl }, env, cleanup, log }) {
  const onEnd = () => {
    if (!cleanup.hasBegun)
      log('The embedded bank has ended: payments by KHQR wait until the shop is started again.');
  };
  const { url, settings, stop } = await startBank({ dataDir, publicUrl, dailyCalls, onEnd });
  cleanup.add(stop);
  const given = Object.keys(settings).filter((name) => env[name]);
  return { url, settings: { ...settings, ...Object.fromEntries(given.map((name) => [name, env[name]])) } };
}
