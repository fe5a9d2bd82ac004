import { platform } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Type } from '@nestjs/common';
import { AbstractLogger, DataSource, type LogMessage } from 'typeorm';
import { databaseConfig, readConfig, type Env } from './config.js';
import { Failures } from './failures.js';
import { after } from './in-time.js';
import { lockTimeout, mayPassLater } from './migrations/steps.js';
import { PipeliningClient } from './pipelining-client.js';
import { watchingSession } from './session-watch.js';
import { poolOf } from './sql.js';
import { isDatabaseDown } from './to-problem.js';

/** Of a service's database, what its migrations need. */
interface Migrated {
  name: string;
  migrations: Type[];
}

const pauseMs = 500;
/** What is asked before anything is migrated is answered at once, or its connection is lost. */
const answerMs = 5_000;

/** What migrations have locked is free ten seconds after the network has lost whoever made them. Windows has no such settings. */
const noticesLoss =
  platform === 'win32'
    ? ''
    : `SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
       SET tcp_user_timeout = '10s'; SET client_connection_check_interval = '1s'`;

const logger = new Logger('Migrations');

/** Brings the database that the environment names to the newest schema; needs no other setting of the service. */
export function migrateDatabase(env: Env, parts: Migrated): Promise<void> {
  return bringToNewest(readConfig(databaseConfig, env).DATABASE_URL, parts);
}

/** Keeps which migration has failed last, which TypeORM tells nobody but the log, at each try. */
class LastFailure extends AbstractLogger {
  text = '';

  protected writeLog(_level: string, { message }: LogMessage): void {
    this.text = String(message);
  }

  protected override isLogEnabledFor(type?: string): boolean {
    return type === 'migration';
  }
}

/**
 * Brings a database to the newest schema. When several replicas start at once, one migrates, and the others wait for it, however
 * long that takes. One whose migrations have all been made does not: a replica of the version before starts meanwhile.
 */
export async function bringToNewest(url: string, parts: Migrated): Promise<void> {
  const dataSource = await connectionOf(url, parts).initialize().catch(sayWhere);
  try {
    let isWaiting = false;
    const isDone = () => migrateInTurn(dataSource);
    while (!(await (isWaiting ? isDone().catch(unlessAway) : isDone()))) {
      if (!isWaiting) logger.warn('waits for another replica, which is migrating the database');
      isWaiting = true;
      await wait(pauseMs);
    }
  } finally {
    await dataSource.destroy();
  }
}

/** One connection, so that the lock is held for as long as it migrates, and by nobody else. It plans as PostgreSQL does by itself. */
function connectionOf(url: string, { name, migrations }: Migrated): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    applicationName: `mekong-${name}-migrations`,
    migrations,
    migrationsTableName: 'migrations',
    logger: new LastFailure(),
    poolSize: 1,
    connectTimeoutMS: 5_000,
    extra: {
      Client: PipeliningClient,
      idleTimeoutMillis: 0,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    },
  });
}

/** The last line of the log is what an operator reads first. Where a name has several addresses, the error has a code only. */
function sayWhere(error: Error & { code?: string }): never {
  const reason = `the database of DATABASE_URL cannot be used: ${error.message || error.code}`;
  throw new Error(reason, { cause: error });
}

/** A database that is away while another replica migrates it comes back, and that replica or this one goes on. */
function unlessAway(error: unknown): false {
  if (isDatabaseDown(error)) return false;
  throw error;
}

/**
 * Makes the migrations that are missing; false while another replica does. Asks for the lock instead of waiting for it in
 * PostgreSQL: CREATE INDEX CONCURRENTLY would wait for the end of that statement.
 */
async function migrateInTurn(dataSource: DataSource): Promise<boolean> {
  if (!(await isBehind(dataSource))) return true;
  const [{ isMine }] = await ask(dataSource, 'SELECT pg_try_advisory_lock(7206511) AS "isMine"');
  if (!isMine) return false;
  await watchingSession(poolOf(dataSource), async () => {
    // As statements, as what pools connections may refuse or pass over the same settings of a connection.
    await dataSource.query(
      `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '${lockTimeout}'`,
    );
    if (noticesLoss) await dataSource.query(noticesLoss);
    await migrate(dataSource);
  });
  return true;
}

/** A migration that did not get a lock in time is tried again: waiting for longer, it would keep everybody waiting who came after. */
async function migrate(dataSource: DataSource): Promise<void> {
  const failures = new Failures(logger, 'migrating');
  const last = dataSource.logger as LastFailure;
  for (;;) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      return failures.noteSuccess();
    } catch (error) {
      const tries = mayPassLater(error);
      failures.note(new Error(`${last.text}${tries ? '; is tried until others leave the table' : ''}`));
      if (!tries) throw error;
      await wait(pauseMs);
    }
  }
}

/** The rows of a short statement. Closes the connection where no answer comes, which rejects it; the next one gets another. */
async function ask(dataSource: DataSource, statement: string) {
  let connection: PipeliningClient | undefined;
  const note = (client: unknown) => (connection = client as PipeliningClient);
  const pool = poolOf(dataSource).once('acquire', note);
  const timer = after(answerMs, () => connection?.cut());
  try {
    return await dataSource.query(statement);
  } finally {
    clearTimeout(timer);
    pool.off('acquire', note);
  }
}

export class ForeignDatabase extends Error {}

/**
 * Whether migrations are missing. Throws when the database belongs to another service. One that a newer version of this service
 * has migrated has all that this version knows, and more; as schemas only grow from one version to the next, a release can be
 * taken back.
 */
async function isBehind(dataSource: DataSource): Promise<boolean> {
  const [{ exists }] = await ask(dataSource, `SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  const rows: { name: string }[] = exists ? await ask(dataSource, 'SELECT name FROM migrations') : [];
  const applied = rows.map(({ name }) => name);
  const known = dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  if (known.every((name) => applied.includes(name))) return false;
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return true;
  throw new ForeignDatabase(
    `DATABASE_URL names a database of another service or another version (it has ${unknown[0]}): give each service a database of its own`,
  );
}
