import pg from 'pg';
import { ClearError } from '../clear-error.mjs';
import { ensureRoles, giveToRoles, mayCreateRoles, rolePassword } from './roles.mjs';

const refusals = new Set(['42501', '28000', '28P01']);

/**
 * Makes sure that the server of `serverUrl` holds an empty or existing database `mekong_<name>` (UTF-8) for every name.
 * With `roleSecret` each belongs to a role of its own, which can use no other; `log` is told where the server's user may
 * not make roles and stays the user of all. With `what`, a name for the data, data of an earlier version are refused.
 *
 * @param {string} serverUrl
 * @param {readonly string[]} names
 * @param {{ what?: string, roleSecret?: string, log?: (line: string) => void }} [options]
 * @returns {Promise<Record<string, string>>} the URL of each name's database
 * @throws {ClearError} when the server cannot be reached, does not let its user create a database, or has data of an
 *   earlier version, which are left as they are.
 */
export async function ensureDatabases(serverUrl, names, { what, roleSecret, log = () => {} } = {}) {
  const client = await connect(serverUrl);
  const databases = names.map((name) => `mekong_${name}`);
  try {
    const secret = roleSecret && (await mayCreateRoles(client)) ? roleSecret : undefined;
    if (roleSecret && !secret)
      log(`The user ${client.user} of DATABASE_URL may not create roles, so all services use it.`);
    if (secret) await ensureRoles(client, databases, secret);
    await createMissing(client, databases);
    const urls = databases.map((database) => urlOf(serverUrl, database, secret));
    // All databases are from the same version, so one is enough to check.
    if (what) await refuseEarlierVersion(urls[0], what);
    if (secret) await giveToRoles(client, databases);
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
 * any more, or its tables are those of another user; changes nothing. `what` names the data in the message.
 */
export async function refuseEarlierVersion(databaseUrl, what) {
  const client = await connect(databaseUrl);
  try {
    const whose = await whoseTables(client);
    if (whose) throw new ClearError(`${what} belong to ${whose} and were left as they are. ${openElsewhere}`);
  } finally {
    await client.end();
  }
}

const openElsewhere = 'Open them with that version, or name another place with DATA_DIR or DATABASE_URL.';

/** The migration that comes before a service's initial one, as it did in earlier versions. */
const beforeInitial = 'MessagingTables';

/** To whom the tables belong; undefined when they are ours, or there are none. */
async function whoseTables(client) {
  const { rows } = await client.query(
    `SELECT has_table_privilege(to_regclass('migrations'), 'SELECT, INSERT') AS "isOurs"`,
  );
  // Null without a table.
  if (rows[0].isOurs === null) return undefined;
  if (!rows[0].isOurs) return 'another user of PostgreSQL, as those of an earlier version of Mekong Gear do,';
  const applied = (await client.query('SELECT name FROM migrations')).rows.map(({ name }) => name);
  if (applied.some((name) => name.includes('Initial'))) return undefined;
  // A first start that was killed before that has these, or none: it goes on where it was.
  return applied.every((name) => name.startsWith(beforeInitial))
    ? undefined
    : 'an earlier version of Mekong Gear';
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
