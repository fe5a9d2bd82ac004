import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testPostgres } from './resources/shared-resources.js';

export interface TestDatabase {
  url: string;
  /** Removes the database; connections that are still open are cut. */
  drop(): Promise<void>;
}

/** A fresh, empty database on the run's shared PostgreSQL. `prefix` (letters, digits, underscores) begins its name. */
export async function createTestDatabase(prefix: string): Promise<TestDatabase> {
  const { url: serverUrl } = await testPostgres();
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `CREATE DATABASE "${name}" TEMPLATE template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(serverUrl, `DROP DATABASE "${name}" WITH (FORCE)`) };
}

async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
