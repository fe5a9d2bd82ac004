import { multiplyRows } from '../../support/multiply-rows.mjs';

/**
 * Copies the shop's products and their words until there are about `size`, directly in the databases of catalog and orders;
 * the copies have their own ids and names.
 */
export async function multiplyProducts(databases, size) {
  const [{ count, last }] = await databases.query(
    'catalog',
    'SELECT count(*)::int AS count, max(id) AS last FROM products',
  );
  const copies = Math.round(size / count) - 1;
  const named = { name: "source.name || ' ' || n", name_key: "source.name_key || ' ' || n" };
  const fill = async (service, table, values) => {
    await multiplyRows((text, given) => databases.query(service, text, given), table, copies, values);
    await databases.query(service, `VACUUM ANALYZE ${table}`);
  };
  await fill('catalog', 'products', { id: `source.id + ${last} * n`, ...named });
  await databases.query(
    'catalog',
    "SELECT setval(pg_get_serial_sequence('products', 'id'), (SELECT max(id) FROM products))",
  );
  await fill('catalog', 'product_words', {
    product_id: `source.product_id + ${last} * n`,
    names: "source.names || to_tsvector('simple', n::text)",
    words: "source.words || setweight(to_tsvector('simple', n::text), 'A')",
  });
  await databases.query(
    'catalog',
    'INSERT INTO words SELECT n::text FROM generate_series(1, $1::int) AS n ON CONFLICT DO NOTHING',
    [copies],
  );
  await fill('orders', 'products', { id: `source.id + ${last} * n`, name: named.name });
  await fill('orders', 'stock', { product_id: `source.product_id + ${last} * n` });
}
