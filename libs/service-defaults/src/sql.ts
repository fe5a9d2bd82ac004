import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** Runs a statement in a transaction, or on any connection of the pool; answers its rows. */
export type Prepared<Row> = (db: DataSource | EntityManager, values: unknown[]) => Promise<Row[]>;

/**
 * A statement that PostgreSQL parses once a connection and plans a few times, for calls that come often: no entity is
 * made of its rows. Errors are those of `pg`.
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

/** The LIKE pattern of texts that hold `part`, its signs taken as they are. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
