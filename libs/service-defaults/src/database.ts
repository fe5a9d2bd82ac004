import { platform } from 'node:process';
import type { DynamicModule, Type } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { databaseConfig, readConfig, type Env, type ServiceConfig } from './config.js';
import { PipeliningClient } from './pipelining-client.js';

type DatabaseConfig = Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_POOL'>;

export interface DatabaseParts {
  name: string;
  /** True where a range of days is read for reports; other services only look rows up. */
  hasReports?: boolean;
  entities: Type[];
  migrations: Type[];
}

/** The service's own database, migrated before anything is served. */
export function databaseModule(config: ServiceConfig, parts: DatabaseParts): DynamicModule {
  return TypeOrmModule.forRootAsync({
    useFactory: () => databaseOptions(config, parts),
    dataSourceFactory: (options) => openDatabase(options!),
  });
}

/** Brings the database that the environment names to the newest schema; needs no other setting of the service. */
export async function migrateDatabase(env: Env, parts: DatabaseParts): Promise<void> {
  const options = databaseOptions(readConfig(databaseConfig, env), parts);
  await (await openDatabase(options as DataSourceOptions)).destroy();
}

function databaseOptions(config: DatabaseConfig, parts: DatabaseParts): TypeOrmModuleOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    applicationName: `mekong-${parts.name}`,
    entities: parts.entities,
    migrations: parts.migrations,
    migrationsTableName: 'migrations',
    poolSize: config.DATABASE_POOL,
    connectTimeoutMS: 5_000,
    extra: {
      Client: PipeliningClient,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
      options: [plannerSettings(parts), ...noticesLoss].join(' '),
    },
    retryAttempts: 3,
    toRetry: (error) => !(error instanceof ForeignDatabase),
  };
}

/**
 * A statement ends within a second of its connection: its caller has gone, or this process was killed. PostgreSQL cannot tell
 * on Windows, and takes no such setting there.
 */
const noticesLoss = platform === 'win32' ? [] : ['-c client_connection_check_interval=1s'];

/**
 * Tables grow faster than their statistics: a plan made for ten rows would still scan a table of ten thousand. Reports are
 * about days whose rows are mostly in memory, where a row by its index costs little more than one in passing: without saying
 * so, the figures of a month read the lines of all years.
 */
function plannerSettings({ hasReports }: DatabaseParts): string {
  return `-c enable_seqscan=off${hasReports ? ' -c random_page_cost=1.1' : ''}`;
}

async function openDatabase(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = await new DataSource(options).initialize().catch(sayWhere);
  try {
    await refuseForeignDatabase(dataSource);
    await migrate(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

/** The last line of the log is what an operator reads first. Where a name has several addresses, the error has a code only. */
function sayWhere(error: Error & { code?: string }): never {
  const reason = `the database of DATABASE_URL cannot be used: ${error.message || error.code}`;
  throw new Error(reason, { cause: error });
}

/** When several replicas start at once, one migrates while the others wait for its lock and then find nothing to do. */
async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock(7_206_511)');
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.query('SELECT pg_advisory_unlock(7_206_511)').catch(() => undefined);
    await lock.release();
  }
}

class ForeignDatabase extends Error {}

/**
 * Throws when the database belongs to another service. One that a newer version of this service has migrated has all that this
 * version knows, and more; as schemas only grow from one version to the next, a release can be taken back.
 */
async function refuseForeignDatabase(dataSource: DataSource): Promise<void> {
  const [{ exists }] = await dataSource.query(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  if (!exists) return;
  const rows: { name: string }[] = await dataSource.query('SELECT name FROM migrations');
  const applied = rows.map(({ name }) => name);
  const known = dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const unknown = applied.filter((name) => !known.includes(name));
  const isNewer = known.every((name) => applied.includes(name));
  if (unknown.length === 0 || isNewer) return;
  throw new ForeignDatabase(
    `DATABASE_URL names a database of another service or another version (it has ${unknown[0]}): give each service a database of its own`,
  );
}
