import pg from 'pg';
import { multiplyRows } from '../support/multiply-rows.mjs';

const indexesOf = `
  SELECT 'DROP INDEX ' || indexrelid::regclass AS away, pg_get_indexdef(indexrelid) AS back
  FROM pg_index WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`;

/** What a copy refers to is right as its source was; looking each of them up takes longer than all else. */
const referencesOf = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS away,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
  FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'`;

/**
 * Fills a table with `copies` of each of its rows, as `multiplyRows` does; its indexes are made anew afterwards, which is
 * quicker, and it is ready to be planned for.
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
