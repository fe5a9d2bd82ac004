import pg from 'pg';
import { multiplyRows } from '../support/multiply-rows.mjs';

const indexesOf = `
  SELECT 'DROP INDEX ' || indexrelid::regclass AS away, pg_get_indexdef(indexrelid) AS back
  FROM pg_index WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`;

/** Foreign keys are dropped too: the copies are as valid as their source, and checking them would take very long. */
const referencesOf = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS away,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
  FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'`;

/**
 * Adds `copies` of each row of a table by `multiplyRows`. Drops the indexes before and recreates them afterwards, which is
 * faster, and analyzes the table for the planner.
 */
export async function fillTable(
  databaseUrl: string,
  table: string,
  copies: number,
  values: Record<string, string>,
): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const sql = async (text: string, given?: unknown[]) => (await client.query(text, given)).rows;
  try {
    await sql("SET maintenance_work_mem = '1GB'");
    const parts = [...(await sql(indexesOf, [table])), ...(await sql(referencesOf, [table]))];
    for (const { away } of parts) await sql(away);
    await multiplyRows(sql, table, copies, values);
    for (const { back } of parts) await sql(back);
    await sql(`VACUUM ANALYZE ${table}`);
  } finally {
    await client.end();
  }
}

/** SQL for an id that answers may have, always the same for a text (SQL too). */
export const uuidOf = (text: string): string =>
  `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;
