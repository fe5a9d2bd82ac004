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

export interface Planned<Row> {
  /** Runs the statement in a transaction, or on any connection of the pool; answers its rows. */
  (db: DataSource | EntityManager, values: unknown[]): Promise<Row[]>;
  /** All of its rows as they are at one moment, so many at once; within a transaction that reads no others so meanwhile. */
  inBatches(tx: EntityManager, values: unknown[], size: number): AsyncGenerator<Row[]>;
}

/**
 * What a search demands of a row, put together as it runs: of constants of the code and of parameters, never of values.
 * `npm run check` takes it for `true` where it compares rows.
 */
type Condition = string & { readonly isCondition: true };

/** That all of these are so; of none, always. */
export const allOf = (conditions: string[]): Condition =>
  (conditions.map((one) => `(${one})`).join(' AND ') || 'true') as Condition;

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
  const text = textOf(strings, constants);
  const name = createHash('sha1').update(text).digest('base64url');
  const run = async (db: DataSource | EntityManager, values: unknown[]) =>
    (await send<Row>(db, { name, text, values })).rows;
  const withNext = async (tx: EntityManager, values: SentAsIs[]) =>
    (await connectionOf(tx)).queryWithNext({ name, text, values } as QueryConfig);
  return Object.assign(run, { withNext });
}

/**
 * The same for a statement that is planned for the values of each call, since these decide how it is best read: wide and narrow
 * ranges, and conditions that a null leaves out. It may have a `Condition`, where it is written in the call.
 */
export function planned<Row = void>(
  strings: TemplateStringsArray,
  ...constants: (string | number)[]
): Planned<Row> {
  const text = textOf(strings, constants);
  const run = async (db: DataSource | EntityManager, values: unknown[]) =>
    (await send<Row>(db, { text, values })).rows;
  async function* inBatches(tx: EntityManager, values: unknown[], size: number) {
    // All rows will be fetched: a plan that is fast for the first ones would be slower in total.
    await send(tx, { text: 'SET LOCAL cursor_tuple_fraction = 1' });
    await send(tx, { text: `DECLARE batches NO SCROLL CURSOR FOR ${text}`, values });
    for (;;) {
      const { rows } = await send<Row>(tx, { text: `FETCH ${size} FROM batches` });
      if (rows.length === 0) break;
      yield rows;
    }
    await send(tx, { text: 'CLOSE batches' });
  }
  return Object.assign(run, { inBatches });
}

const textOf = (strings: TemplateStringsArray, constants: (string | number)[]) =>
  strings
    .map((part, index) => `${part}${constants[index] ?? ''}`)
    .join('')
    .trim();

async function send<Row>(db: DataSource | EntityManager, statement: QueryConfig) {
  if ('queryRunner' in db && db.queryRunner) return (await connectionOf(db)).query<Row & object>(statement);
  const pool = poolOf('dataSource' in db ? db.dataSource : db);
  const query = () =>
    pool.query<Row & object>({ ...statement, caller: currentCaller() } as WithCaller<QueryConfig>);
  return inSpan(() => sqlSpan(statement.text, pool.options.database), query);
}

const connectionOf = async ({ queryRunner }: EntityManager) =>
  (await queryRunner!.connect()) as PoolClient & PipeliningClient;

export const poolOf = (dataSource: DataSource) => (dataSource.driver as unknown as { master: Pool }).master;

/** The LIKE pattern for texts that contain `part`, with its wildcards escaped. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
