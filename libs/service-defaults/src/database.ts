import { platform } from 'node:process';
import type { DynamicModule, Type } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ServiceConfig } from './config.js';
import { bringToNewest, ForeignDatabase } from './migrate-database.js';
import { type Commits, PipeliningClient } from './pipelining-client.js';

type DatabaseConfig = Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_POOL' | 'STATEMENT_TIMEOUT_MS'>;

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
    dataSourceFactory: async (options) => {
      await bringToNewest(config.DATABASE_URL, parts);
      return new DataSource(options!).initialize();
    },
  });
}

/** Beyond what the database ends a statement after: an answer that has not come by then never will. */
const answerWithinMs = 2_000;

function databaseOptions(config: DatabaseConfig, parts: DatabaseParts): TypeOrmModuleOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    applicationName: `mekong-${parts.name}`,
    entities: parts.entities,
    poolSize: config.DATABASE_POOL,
    connectTimeoutMS: 5_000,
    extra: {
      Client: PipeliningClient,
      commits: { isStalled: false } satisfies Commits,
      statement_timeout: config.STATEMENT_TIMEOUT_MS,
      // A client that pipelines closes its connection then, and so leaves the pool.
      query_timeout: config.STATEMENT_TIMEOUT_MS + answerWithinMs,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      options: [plannerSettings(parts), ...noticesLoss].join(' '),
    },
    retryAttempts: 3,
    toRetry: (error) => !(error instanceof ForeignDatabase),
  };
}

/**
 * A statement ends within a second of its connection: its caller has gone, or this process was killed. What a caller has locked
 * whom the network no longer reaches is free again after ten. PostgreSQL cannot tell on Windows, and takes no such settings there.
 */
const noticesLoss =
  platform === 'win32'
    ? []
    : [
        '-c client_connection_check_interval=1s',
        '-c tcp_keepalives_idle=5',
        '-c tcp_keepalives_interval=2',
        '-c tcp_keepalives_count=3',
        '-c tcp_user_timeout=10s',
      ];

/**
 * Tables grow faster than their statistics: a plan made for ten rows would still scan a table of ten thousand. Reports are
 * about days whose rows are mostly in memory, where a row by its index costs little more than one in passing: without saying
 * so, the figures of a month read the lines of all years.
 */
function plannerSettings({ hasReports }: DatabaseParts): string {
  return `-c enable_seqscan=off${hasReports ? ' -c random_page_cost=1.1' : ''}`;
}
