import pg from 'pg';
import { ClearError } from '../clear-error.mjs';
import { ensureRoles, giveToRoles, mayCreateRoles, rolePassword } from './roles.mjs';

const refusals = new Set(['42501', '28000', '28P01']);

/**
 * Makes sure that the server of `serverUrl` holds an empty or existing database `mekong_<name>` (UTF-8) for every name.
 * With `roleSecret` each belongs to a role of its own, which can use no other; `log` is told where the server's user may
 * not make roles and stays the user of all.
 *
 * @param {string} serverUrl
 * @param {readonly string[]} names
 * @param {{ roleSecret?: string, log?: (line: string) => void }} [options]
 * @returns {Promise<Record<string, string>>} the URL of each name's database
 * @throws {ClearError} when the server cannot be reached or does not let its user create a database.
 */
export async function ensureDatabases(serverUrl, names, { roleSecret, log = () => {} } = {}) {
  const client = await connect(serverUrl);
  const databases = names.map((name) => `mekong_${name}`);
  try {
    const secret = roleSecret && (await mayCreateRoles(client)) ? roleSecret : undefined;
    if (roleSecret && !secret)
      log(`The user ${client.user} of DATABASE_URL may not create roles, so all services use it.`);
    if (secret) await ensureRoles(client, databases, secret);
    await createMissing(client, databases);
    if (secret) await giveToRoles(client, databases);
    const urls = databases.map((database) => urlOf(serverUrl, database, secret));
    return Object.fromEntries(names.map((name, index) => [name, urls[index]]));
  } finally {
    await client.end();
  }
}

async function createMissing(client, databases) {
  const { rows } = await client.query('SELECT datname FROM pg_database');
  const existing = new Set(rows.map((row) => row.datname));
  for (const database of databases) if (!existing.has(database)) await createDatabase(client, database);
}

/**
 * Throws a ClearError when the database of `databaseUrl` is from an earlier version of the shop whose data cannot be used
 * any more; changes nothing. `what` names the data in the message.
 */
export async function refuseEarlierVersion(databaseUrl, what) {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query(`SELECT to_regclass('migrations') IS NOT NULL AS is_used`);
    if (!rows[0].is_used) return;
    if (await isOfThisVersion(client)) return;
  } finally {
    await client.end();
  }
  throw new ClearError(
    `${what} belong to an earlier version of Mekong Gear and were left as they are. ` +
      'Open them with that version, or name another place with DATA_DIR or DATABASE_URL.',
  );
}

/** Tables of earlier versions have other migrations, or belong to another role. */
async function isOfThisVersion(client) {
  const { rows } = await client.query(
    `SELECT has_table_privilege('migrations', 'SELECT, INSERT') AS is_ours`,
  );
  if (!rows[0].is_ours) return false;
  const applied = await client.query(`SELECT 1 FROM migrations WHERE name LIKE '%Initial%'`);
  return applied.rowCount > 0;
}

async function connect(serverUrl) {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const reason = error.message || error.errors?.[0]?.message || error.code;
    throw new ClearError(
      `The PostgreSQL server of DATABASE_URL (${new URL(serverUrl).host}) cannot be used: ${reason}`,
    );
  }
}

async function createDatabase(client, database) {
  try {
    await client.query(`CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
  } catch (error) {
    if (error.code === '42P04') return;
    if (refusals.has(error.code)) {
      throw new ClearError(
        `The user ${client.user} of DATABASE_URL may not create the database ${database}. ` +
          `Create it for that user, or allow it: ALTER ROLE "${client.user}" CREATEDB.`,
      );
    }
    // The server's default locale may not be compatible with UTF-8.
    if (error.code !== '22023') throw error;
    await client.query(`CREATE DATABASE ${database} ENCODING 'UTF8' LOCALE 'C' TEMPLATE template0`);
  }
}

function urlOf(serverUrl, database, roleSecret) {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (roleSecret) {
    url.username = database;
    url.password = rolePassword(roleSecret, database);
  }
  return url.href;
}
