import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** Runs the statement in a transaction, or on any connection of the pool; answers its rows. */
export type Prepared<Row> = (db: DataSource | EntityManager, values: unknown[]) => Promise<Row[]>;

/**
 * A prepared statement for frequent calls: PostgreSQL parses it once a connection and plans it only a few times. Rows are
 * plain objects, not entities; errors are those of `pg`.
 */
export function prepared<Row = Record<string, unknown>>(text: string): Prepared<Row> {
  const name = createHash('sha1').update(text).digest('base64url');
  return async (db, values) => {
    const connection = await connectionOf(db);
    return (await connection.query<Row & object>({ name, text, values })).rows;
  };
}

async function connectionOf(db: DataSource | EntityManager): Promise<Pool | PoolClient> {
  if ('queryRunner' in db && db.queryRunner) return (await db.queryRunner.connect()) as PoolClient;
  const dataSource = 'dataSource' in db ? db.dataSource : db;
  return (dataSource.driver as unknown as { master: Pool }).master;
}

/** The LIKE pattern for texts that contain `part`, with its wildcards escaped. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
