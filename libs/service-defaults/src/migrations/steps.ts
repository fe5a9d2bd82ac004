import { setTimeout as wait } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

/** For so long a step of a migration waits for a table that others use; everybody who comes after it waits as long. */
export const lockTimeout = '1s';

const pauseMs = 1_000;

/** PostgreSQL's codes of a lock that was not to be had in time, a deadlock and a serialization failure. */
const heldByOthers = new Set(['55P03', '40P01', '40001']);

/** Whether a step of a migration failed only because others had locked what it needs. */
export function mayPassLater(error: unknown): boolean {
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  return heldByOthers.has(String(driverError?.code ?? code));
}

/**
 * Runs one short transaction of a migration that has none of its own (`transaction = false`), until it gets its locks. As the
 * process may be killed between two of them, each must do nothing when it was done before.
 */
export async function step(db: QueryRunner, sql: string, values?: unknown[]): Promise<unknown> {
  if (db.isTransactionActive) throw new Error('a migration in steps needs `transaction = false`');
  for (;;) {
    try {
      return await db.query(sql, values);
    } catch (error) {
      if (!mayPassLater(error)) throw error;
      await wait(pauseMs);
    }
  }
}

interface Walk {
  table: string;
  /** A unique column, by which the table is walked. */
  key: string;
  /** The SQL condition for the rows that are wanted. */
  where?: string;
  size?: number;
}

/** Walks a table; `work` changes the rows with these keys by a step of its own, so that none stays locked until the last is done. */
export async function eachBatch(
  db: QueryRunner,
  { table, key, where = 'true', size = 1_000 }: Walk,
  work: (keys: unknown[]) => Promise<unknown>,
): Promise<void> {
  const next = `SELECT ${key} AS key FROM ${table} WHERE (${where})`;
  const order = `ORDER BY ${key} LIMIT ${size}`;
  let rows = (await step(db, `${next} ${order}`)) as { key: unknown }[];
  while (rows.length > 0) {
    const keys = rows.map((row) => row.key);
    await work(keys);
    rows = (await step(db, `${next} AND ${key} > $1 ${order}`, [keys.at(-1)])) as { key: unknown }[];
  }
}

/**
 * Builds an index while others write to its table, unless it is there; one that a killed try has left incomplete is built anew.
 * `on` is what follows `ON`.
 */
export async function buildIndex(db: QueryRunner, name: string, on: string, isUnique = false): Promise<void> {
  const there = await isValid(db, name);
  if (there) return;
  const [{ patience }] = await db.query(`SELECT current_setting('lock_timeout') AS patience`);
  // It waits for transactions before it, but nobody waits for it meanwhile.
  await db.query('SET lock_timeout = 0');
  try {
    if (there === false) await db.query(`DROP INDEX CONCURRENTLY ${name}`);
    await db.query(`CREATE ${isUnique ? 'UNIQUE INDEX' : 'INDEX'} CONCURRENTLY ${name} ON ${on}`);
  } finally {
    await db.query(`SET lock_timeout = '${patience}'`);
  }
}

/** Gives an index another definition; the old one serves until the new one is complete. */
export async function replaceIndex(
  db: QueryRunner,
  name: string,
  on: string,
  isUnique = false,
): Promise<void> {
  const building = `${name}_new`;
  await buildIndex(db, building, on, isUnique);
  await step(db, `DROP INDEX IF EXISTS ${name}; ALTER INDEX ${building} RENAME TO ${name}`);
}

/** Whether an index is complete; undefined where there is none of this name. */
async function isValid(db: QueryRunner, name: string): Promise<boolean | undefined> {
  const [index] = await db.query(
    'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  return index?.isValid;
}

/** Adds a check, or puts it in the place of one of the same name. The rows that are there are read while others write. */
export async function addCheck(
  db: QueryRunner,
  { table, name, check }: { table: string; name: string; check: string },
): Promise<void> {
  await step(
    db,
    `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}, ADD CONSTRAINT ${name} CHECK (${check}) NOT VALID`,
  );
  await step(db, `ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
}
