import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PipeliningClient, WithCaller } from './pipelining-client.js';
import { currentCaller, inSpan } from './trace.js';
import { sqlSpan } from './tracing/sql-span.js';

type SentAsIs = string | number | boolean | Date | null | SentAsIs[];

export interface Prepared<Row> {
  /** Runs the statement in a transaction, or on any connection of the pool; answers its rows. */
  (db: DataSource | EntityManager, values: unknown[]): Promise<Row[]>;
  /**
   * Sends the statement of a transaction with the next one, at the latest with the commit, which throws its error. For writes
   * whose answer nobody needs: it saves a round trip, during which others wait for what the transaction has locked. Takes
   * only values that `pg` can always send: one that it cannot would be told to nobody, and not stop the commit.
   */
  withNext(tx: EntityManager, values: SentAsIs[]): Promise<void>;
}

/**
 * A prepared statement for frequent calls: PostgreSQL parses it once a connection and plans it only a few times. Rows are
 * plain objects, not entities; errors are those of `pg`. `npm run check` compares `Row` with what the migrated database
 * answers, for which it must know the whole text: what is put into it are constants of the code, `as const` where they are put
 * together themselves. Values never are: they are the parameters $1, $2 …
 */
export function prepared<Row = void>(
  strings: TemplateStringsArray,
  ...constants: (string | number)[]
): Prepared<Row> {
  const text = strings
    .map((part, index) => `${part}${constants[index] ?? ''}`)
    .join('')
    .trim();
  const name = createHash('sha1').update(text).digest('base64url');
  const run = async (db: DataSource | EntityManager, values: unknown[]) => {
    const statement = { name, text, values };
    if ('queryRunner' in db && db.queryRunner)
      return (await (await connectionOf(db)).query<Row & object>(statement)).rows;
    const pool = poolOf('dataSource' in db ? db.dataSource : db);
    const query = () =>
      pool.query<Row & object>({ ...statement, caller: currentCaller() } as WithCaller<QueryConfig>);
    return (await inSpan(() => sqlSpan(text, pool.options.database), query)).rows;
  };
  const withNext = async (tx: EntityManager, values: SentAsIs[]) =>
    (await connectionOf(tx)).queryWithNext({ name, text, values } as QueryConfig);
  return Object.assign(run, { withNext });
}

const connectionOf = async ({ queryRunner }: EntityManager) =>
  (await queryRunner!.connect()) as PoolClient & PipeliningClient;

export const poolOf = (dataSource: DataSource) => (dataSource.driver as unknown as { master: Pool }).master;

/** The LIKE pattern for texts that contain `part`, with its wildcards escaped. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
