import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { inSpan } from './trace.js';
import { sqlSpan } from './tracing/sql-span.js';

/** Runs the statement in a transaction, or on any connection of the pool; answers its rows. */
export type Prepared<Row> = (db: DataSource | EntityManager, values: unknown[]) => Promise<Row[]>;

/**
 * A prepared statement for frequent calls: PostgreSQL parses it once a connection and plans it only a few times. Rows are
 * plain objects, not entities; errors are those of `pg`.
 */
export function prepared<Row = Record<string, unknown>>(text: string): Prepared<Row> {
  const name = createHash('sha1').update(text).digest('base64url');
  return async (db, values) => {
    const statement = { name, text, values };
    if ('queryRunner' in db && db.queryRunner) {
      const connection = (await db.queryRunner.connect()) as PoolClient;
      return (await connection.query<Row & object>(statement)).rows;
    }
    const pool = poolOf('dataSource' in db ? db.dataSource : db);
    const run = () => pool.query<Row & object>(statement);
    return (await inSpan(() => sqlSpan(text, pool.options.database), run)).rows;
  };
}

const poolOf = (dataSource: DataSource) => (dataSource.driver as unknown as { master: Pool }).master;

/** The LIKE pattern for texts that contain `part`, with its wildcards escaped. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
