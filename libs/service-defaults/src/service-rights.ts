import pg from 'pg';
import { z } from 'zod';
import { databaseConfig, readConfig, type Env } from './config.js';

const rightsConfig = databaseConfig.extend({
  /** Whom the service logs in as, where it is another than the database's owner, who migrates it. */
  DATABASE_ROLE: z.string().optional(),
});

/**
 * Lets the role of DATABASE_ROLE read and write all rows of the database that the environment names, and nothing else: it owns no
 * table, so it cannot drop a trigger that keeps rows from it. For the owner, after its migrations.
 */
export async function giveRights(env: Env): Promise<void> {
  const { DATABASE_URL, DATABASE_ROLE } = readConfig(rightsConfig, env);
  if (!DATABASE_ROLE) return;
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT current_database() AS name');
    const [database, role] = [rows[0].name, DATABASE_ROLE].map((name) => pg.escapeIdentifier(name));
    await client.query(`
      REVOKE ALL ON DATABASE ${database} FROM PUBLIC;
      GRANT CONNECT, TEMPORARY ON DATABASE ${database} TO ${role};
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
    `);
  } finally {
    await client.end();
  }
}
