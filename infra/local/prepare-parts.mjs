import { randomBytes } from 'node:crypto';
import { serviceNames } from '../../libs/contracts/dist/services.js';
import { ensureDatabases } from './postgres/databases.mjs';
import { startPostgres } from './postgres/start-postgres.mjs';
import { keepSecretFile } from './secret-file.mjs';
import { readSecrets } from './secrets.mjs';

/**
 * Prepares what the services need: a PostgreSQL (the embedded one unless DATABASE_URL names another), their databases
 * with their roles, and the secrets. `cleanup` stops what it starts; `onDatabaseEnd` is called when the embedded PostgreSQL
 * ends for whatever reason.
 */
export async function prepareParts({ settings, env, cleanup, log, onDatabaseEnd }) {
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
  const databaseUrls = await ensureDatabases(serverUrl, serviceNames, {
    what: settings.databaseUrl ? 'The databases of DATABASE_URL' : `The data in ${settings.dataDir}`,
    roleSecret,
    log,
  });
  return { databaseUrls, secrets: readSecrets(settings.dataDir, env) };
}
