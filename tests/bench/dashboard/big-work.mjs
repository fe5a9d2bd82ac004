/** What staff's other screens show: who works here, who was invited, and who has logged in. */
export async function loadStaff(auth, { logins, invitations }) {
  await auth.query(
    `INSERT INTO users (id, email, email_key, name, role, is_verified, has_staff_password, password_hash, search_key)
     SELECT gen_random_uuid(), 'packer@big.example', 'packer@big.example', 'Packer', 'packer', true, true, password_hash, 'packer'
     FROM users WHERE email_key = 'seller@mekong.example'`,
  );
  await auth.query(
    `INSERT INTO logins (user_id, at, address, user_agent, outcome)
     SELECT id, now() - n * interval '1 minute', '10.0.0.' || n % 250, 'Mozilla/5.0', CASE WHEN n % 9 = 0 THEN 'failed' ELSE 'ok' END
     FROM (SELECT n, CASE WHEN n % 20 = 0 THEN 'admin@mekong.example' ELSE 'shopper' || n % 20000 || '@big.example' END AS key
       FROM generate_series(1, $1::int) AS n) AS tries JOIN users ON email_key = key`,
    [logins],
  );
  await auth.query(
    `INSERT INTO invitations (id, email, email_key, role, invited_by_name, token_hash, created_at, expires_at)
     SELECT gen_random_uuid(), 'new' || n || '@big.example', 'new' || n || '@big.example', 'packer', 'Admin', md5('invited ' || n),
       now() - n * interval '1 minute', now() + interval '2 days'
     FROM generate_series(1, $1::int) AS n`,
    [invitations],
  );
  await auth.query(
    `INSERT INTO saved_views (id, user_id, list, name, filters)
     SELECT gen_random_uuid(), id, 'orders', 'View ' || n, '{"status": "paid"}'
     FROM generate_series(1, 20) AS n, users WHERE email_key = 'admin@mekong.example'`,
  );
}

/** As many uploads of the seller as are listed, each with `rows` rows. */
export async function loadUploads(catalog, seller, { uploads, rows }) {
  await catalog.query(
    `INSERT INTO bulk_batches (id, seller_id, file_name, header, unused_images, state, created_at, finished_at)
     SELECT md5('upload ' || n)::uuid, $2::uuid, 'mice-' || n || '.csv', '["name", "price"]', '[]', 'done',
       now() - n * interval '1 day', now() - n * interval '1 day'
     FROM generate_series(1, $1::int) AS n`,
    [uploads, seller],
  );
  await catalog.query(
    `INSERT INTO bulk_rows (batch_id, line, name, verdict, faults, cells, like_brands, product, outcome)
     SELECT md5('upload ' || n)::uuid, line + 1, 'Big Mouse ' || line, CASE WHEN line % 50 = 0 THEN 'error' ELSE 'create' END,
       CASE WHEN line % 50 = 0 THEN '[{"code": "NOT_A_NUMBER", "params": {}, "message": "must be a number"}]'::jsonb ELSE '[]' END,
       '{"name": "Big Mouse", "brand": "Brand", "price": "12.00", "stock": "5", "image": "mouse.png"}', '[]',
       CASE WHEN line % 50 > 0 THEN '{"name": "Big Mouse"}'::jsonb END, CASE WHEN line % 50 > 0 THEN 'done' END
     FROM generate_series(1, $1::int) AS n, generate_series(1, $2::int) AS line`,
    [uploads, rows],
  );
}

/** The words that searches take for the same, in as many groups as there can be. */
export async function loadSynonyms(catalog, size) {
  await catalog.query(
    `INSERT INTO synonyms (words)
     SELECT ARRAY['word' || n, 'other' || n, 'third' || n] FROM generate_series(1, $1::int) AS n`,
    [size],
  );
}

export async function loadMissedSearches(analytics, size) {
  await analytics.query(
    `INSERT INTO missed_searches (day, term, times)
     SELECT shop_day(now()) - (n / 500)::int, 'missing thing ' || n % 500 + n / 5000 * 500, 1 + n % 9
     FROM generate_series(0, $1::int - 1) AS n`,
    [size],
  );
}

/** Copies of the products with a seller each, and how their stock has changed: one product's several thousand times. */
export async function loadStockHistory(orders, seller, { products, changes }) {
  await orders.query(
    `INSERT INTO products (id, version, name, image_url, seller_id, price_cents)
     SELECT n, 1, 'Big Mouse ' || n, '/images/0.webp',
       CASE WHEN n % 3 = 0 THEN $2::uuid ELSE '00000000-0000-4000-8000-000000000001' END, 2000
     FROM generate_series(1, $1::int) AS n ON CONFLICT (id) DO UPDATE SET seller_id = EXCLUDED.seller_id`,
    [products, seller],
  );
  await orders.query(
    `INSERT INTO stock_changes (product_id, cause, available_from, available_to, held_from, held_to, order_id, changed_at)
     SELECT CASE WHEN n % 20 = 0 THEN ${watchedProduct} ELSE 1000 + n % 50000 END, 'hold', 50, 49, 0, 1, 'big-' || 1 + n % 50000,
       now() - ($1 - n) * interval '2 minutes'
     FROM generate_series(1, $1::int) AS n`,
    [changes],
  );
}

/** The product of the demo seller with the longest history. */
export const watchedProduct = 300;
