/**
 * Fills a table with `copies` of each of the rows it has, straight in the database. `values` says by SQL what differs, column
 * by column, where `source` is the row and `n` counts its copies from 1; every other column is the same, so that columns
 * which come later need no word here.
 *
 * @param {(text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>} query answers a statement's rows
 * @param {string} table
 * @param {number} copies
 * @param {Record<string, string>} values
 */
export async function multiplyRows(query, table, copies, values) {
  const columns = await query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' AND identity_generation IS DISTINCT FROM 'ALWAYS'
       AND (column_name = ANY ($2) OR is_identity = 'NO')`,
    [table, Object.keys(values)],
  );
  const names = columns.map(({ name }) => `"${name}"`);
  const picked = columns.map(({ name }) => values[String(name)] ?? `source."${name}"`);
  await query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${picked.join(', ')}
     FROM ${table} AS source, generate_series(1, ${copies}) AS n`,
  );
}
