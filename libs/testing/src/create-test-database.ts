import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testPostgres } from './resources/shared-resources.js';

export interface TestDatabase {
  url: string;
  /** Removes the database; connections that are still open are cut. */
  drop(): Promise<void>;
}

type Migrate = (env: { DATABASE_URL: string }) => Promise<void>;

/** A fresh, empty database on the run's shared PostgreSQL. `prefix` (letters, digits, underscores) begins its name. */
export function createTestDatabase(prefix: string): Promise<TestDatabase> {
  return onServer((client, serverUrl) => createFrom('template0', prefix, client, serverUrl));
}

/**
 * A fresh database of a service as its migrations leave an empty one: a copy of the one in which the run's first caller has let
 * them run, which takes a fraction of their time.
 */
export function createMigratedDatabase(service: string, migrate: Migrate): Promise<TestDatabase> {
  return onServer(async (client, serverUrl) => {
    const template = `migrated_${service}`;
    await makeOnce(template, client, serverUrl, migrate);
    return createFrom(template, service, client, serverUrl);
  });
}

async function createFrom(template: string, prefix: string, client: pg.Client, serverUrl: string) {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  // Copies its files, which takes half as long as to write each block into the log first.
  await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`);
  const drop = () => onServer((again) => again.query(`DROP DATABASE "${name}" WITH (FORCE)`));
  return { url: urlOf(serverUrl, name), drop: async () => void (await drop()) };
}

/** Others who need it meanwhile wait for the lock. It gets its name when it is complete. */
async function makeOnce(template: string, client: pg.Client, serverUrl: string, migrate: Migrate) {
  const isThere = async () => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    return rowCount === 1;
  };
  if (await isThere()) return;
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
  if (await isThere()) return;
  const unfinished = `unfinished_${template}`;
  await client.query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${unfinished}" TEMPLATE template0`);
  await migrate({ DATABASE_URL: urlOf(serverUrl, unfinished) });
  await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${template}"`);
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Locks that are taken meanwhile end with it. */
async function onServer<T>(work: (client: pg.Client, serverUrl: string) => Promise<T>): Promise<T> {
  const { url } = await testPostgres();
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client, url);
  } finally {
    await client.end();
  }
}
