/** Fills the read model of analytics as the events of such a shop would. */
export async function loadFigures(analytics, seller, { orders, products, users }) {
  await loadKnownProducts(analytics, seller, products);
  await analytics.query(
    `INSERT INTO customers (id, email, name, told_at, signed_up_at)
     SELECT md5('shopper ' || n)::uuid, 'shopper' || n || '@big.example', 'Shopper ' || n, now(),
       now() - n * interval '25 minutes'
     FROM generate_series(0, $1::int - 1) AS n`,
    [users],
  );
  await analytics.query(
    `INSERT INTO orders (id, order_number, customer_id, total_cents, visitor_id, placed_at, paid_at, refunded_at)
     SELECT 'big-' || n, 'MG-2601-' || lpad(n::text, 5, '0'), md5('shopper ' || n % $2::int)::uuid, 4000, md5('visitor ' || n * 2)::uuid,
       now() - n * interval '10 minutes', CASE WHEN n % 8 < 7 THEN now() - n * interval '10 minutes' END,
       CASE WHEN n % 40 = 0 THEN now() - n * interval '9 minutes' END
     FROM generate_series(1, $1::int) AS n`,
    [orders, users],
  );
  await analytics.query(
    `INSERT INTO lines (order_id, product_id, name, seller_id, quantity, price_cents)
     SELECT 'big-' || n, 1000000 + (n * 7 + line) % $2::int, 'Big Mouse',
       CASE WHEN (n + line) % 3 = 0 THEN $3::uuid ELSE '00000000-0000-4000-8000-000000000001' END, 1, 2000
     FROM generate_series(1, $1::int) AS n, generate_series(1, 2) AS line`,
    [orders, products, seller],
  );
  await analytics.query(
    `INSERT INTO carts (day, visitor_id)
     SELECT shop_day(now() - n * interval '5 minutes'), md5('visitor ' || n)::uuid
     FROM generate_series(1, $1::int * 2) AS n`,
    [orders],
  );
}

/** Product copies, with ids far above those of the sample catalogue. */
async function loadKnownProducts(analytics, seller, products) {
  await analytics.query(
    `INSERT INTO products (id, version, name, category, brand_id, brand_name, price_cents, seller_id)
     SELECT 1000000 + n, 1, 'Big Mouse ' || n, (ARRAY['mouse', 'keyboard', 'monitor'])[1 + n % 3], n % 20,
       'Brand ' || n % 20, 2000, CASE WHEN n % 3 = 0 THEN $2::uuid ELSE '00000000-0000-4000-8000-000000000001' END
     FROM generate_series(0, $1::int - 1) AS n`,
    [products, seller],
  );
  await analytics.query(
    `INSERT INTO stock (product_id, available, version)
     SELECT 1000000 + n, n % 50, 1 FROM generate_series(0, $1::int - 1) AS n`,
    [products],
  );
}
