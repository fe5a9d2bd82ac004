/** Half a year of audit log entries. */
export async function loadAuditLog(auth, size) {
  await auth.query(
    `INSERT INTO audit_log (at, source, actor_id, actor_name, actor_email, actor_key, action, subject_type, subject_id,
       subject_name, before, after)
     SELECT now() - n * interval '5 minutes', 'catalog', gen_random_uuid(), 'Seller ' || n % 200,
       'seller' || n % 200 || '@big.example', 'seller ' || n % 200 || ' seller' || n % 200 || '@big.example',
       'product.edited', 'product', n::text, 'Big Mouse ' || n, '{"price": 10}', '{"price": 12}'
     FROM generate_series(1, $1::int) AS n`,
    [size],
  );
}

/** An image for every product, a third of them the demo seller's. Their bytes are no valid images. */
export async function loadImages(catalog, seller, size) {
  await catalog.query(
    `INSERT INTO images (hash, bytes, created_at)
     SELECT md5(n::text), decode(repeat('52494646', 5000), 'hex'), now() - n * interval '5 minutes'
     FROM generate_series(1, $1::int) AS n`,
    [size],
  );
  await catalog.query(
    `INSERT INTO image_uploads (hash, user_id, user_name, file_name, file_key, bytes, uploaded_at)
     SELECT md5(n::text), CASE WHEN n % 3 = 0 THEN $2::uuid ELSE '00000000-0000-4000-8000-000000000001' END, 'Seller',
       'mouse-' || n || '.png', 'mouse-' || n || '.png', 20000, now() - n * interval '5 minutes'
     FROM generate_series(1, $1::int) AS n`,
    [size, seller],
  );
  await catalog.query(
    `UPDATE products SET image_url = '/images/' || md5(substring(name_key FROM '[0-9]+$')) || '.webp'
     WHERE name_key LIKE 'big mouse %' AND substring(name_key FROM '[0-9]+$')::int <= $1 * 9 / 10`,
    [size],
  );
}

export async function loadReviews(catalog, size) {
  await catalog.query(
    `INSERT INTO reviews (product_id, user_id, author, rating, text, search_key, status, created_at, updated_at)
     SELECT p.id, gen_random_uuid(), 'Shopper ' || n, 1 + n % 5, 'Light and quick ' || n,
       'shopper ' || n || ' light and quick ' || n, (ARRAY['approved', 'approved', 'pending', 'hidden'])[1 + n % 4],
       now() - n * interval '10 minutes', now() - n * interval '10 minutes'
     FROM generate_series(1, $1::int) AS n JOIN products p ON p.name_key = 'big mouse ' || 1 + n % 10000`,
    [size],
  );
}

export async function loadMails(notifications, size) {
  await notifications.query(
    `INSERT INTO mails (id, template, "to", to_key, params, status, attempts, created_at, sent_at)
     SELECT gen_random_uuid(), 'welcome', 'shopper' || n % 20000 || '@big.example',
       'shopper' || n % 20000 || '@big.example', jsonb_build_object('name', 'Shopper', 'order_id', 'big-' || n,
         'order_number', 'MG-2601-' || lpad(n::text, 5, '0')),
       CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'sent' END, 1, now() - n * interval '7 minutes',
       now() - n * interval '7 minutes'
     FROM generate_series(1, $1::int) AS n`,
    [size],
  );
}

/** Half of the alerts are for admins, a sixth for the demo seller. */
export async function loadAlerts(notifications, seller, size) {
  await notifications.query(
    `INSERT INTO alerts (kind, what, seller_id, facts, created_at)
     SELECT CASE WHEN n % 4 = 0 THEN 'stock' ELSE 'order' END, CASE WHEN n % 4 = 0 THEN 'stock.low' ELSE 'order.paid' END,
       CASE WHEN n % 2 = 0 THEN NULL WHEN n % 3 = 0 THEN $2::uuid ELSE '00000000-0000-4000-8000-000000000001' END,
       jsonb_build_object('order_id', 'big-' || n, 'order_number', 'MG-2601-' || lpad(n::text, 5, '0'), 'customer_name', 'Shopper', 'total', 40, 'product_id', n % 10000,
         'product_name', 'Big Mouse', 'available', 3),
       now() - ($1 - n) * interval '2 minutes'
     FROM generate_series(1, $1::int) AS n`,
    [size, seller],
  );
}
