/**
 * Makes as many products of those in the shop as it takes to have `size`, straight in the databases of catalog and orders:
 * copies with ids and names of their own.
 */
export async function multiplyProducts(databases, size) {
  const [{ count, last }] = await databases.query(
    'catalog',
    'SELECT count(*)::int AS count, max(id) AS last FROM products',
  );
  const copies = Math.ceil((size - count) / count);
  const ids = `source.id + ${last} * copy`;
  const values = { id: ids, name: "source.name || ' ' || copy", name_key: "source.name_key || ' ' || copy" };
  const rows = `generate_series(1, ${copies}) AS copy ORDER BY copy, source.id LIMIT ${size - count}`;
  await copyRows(databases, 'catalog', 'products', values, rows);
  await databases.query(
    'catalog',
    "SELECT setval(pg_get_serial_sequence('products', 'id'), (SELECT max(id) FROM products))",
  );
  await copyRows(databases, 'orders', 'products', { id: ids, name: values.name }, rows);
  await copyRows(
    databases,
    'orders',
    'stock',
    { product_id: ids },
    rows.replace('source.id', 'source.product_id'),
  );
  for (const name of ['catalog', 'orders']) await databases.query(name, 'VACUUM ANALYZE');
}

async function copyRows(databases, database, table, values, from) {
  const found = await databases.query(
    database,
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const columns = found.map(({ name }) => name);
  const picked = columns.map(
    (name) =>
      values[name]?.replace('source.id', `source.${columns.includes('id') ? 'id' : 'product_id'}`) ??
      `source.${name}`,
  );
  await databases.query(
    database,
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${picked.join(', ')} FROM ${table} AS source, ${from}`,
  );
}
