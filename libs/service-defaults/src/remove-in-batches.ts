import type { DataSource } from 'typeorm';

interface Rows {
  table: string;
  /** The SQL condition for rows to delete. */
  where: string;
  values?: unknown[];
  /** Rows a statement; few where each is large or takes others with it. */
  batch?: number;
}

/**
 * Deletes rows in short transactions, until none is left. Safe in several replicas at once: each leaves the rows that another
 * has locked to that one.
 */
export async function removeInBatches(
  db: DataSource,
  { table, where, values = [], batch = 10_000 }: Rows,
): Promise<void> {
  const statement = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${where} LIMIT ${batch} FOR UPDATE SKIP LOCKED))`;
  for (;;) {
    const [, removed]: [unknown, number] = await db.query(statement, values);
    if (removed < batch) return;
  }
}
