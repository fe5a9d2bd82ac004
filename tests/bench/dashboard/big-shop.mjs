import pg from 'pg';
import { ensureDatabases } from '../../../infra/local/postgres/databases.mjs';
import { bestSeller } from './big-shop-facts.mjs';
import { loadFigures } from './big-figures.mjs';
import { loadAuditLog, loadAlerts, loadMails, loadImages, loadReviews } from './big-logs.mjs';
import { loadMissedSearches, loadStaff, loadStockHistory, loadSynonyms, loadUploads } from './big-work.mjs';

const sizes = { orders: 50_000, products: 100_000, users: 20_000 };
/** Beside these: products that are hidden, and as many that were deleted and can be restored. */
const notInShop = 5_000;
/** The amounts of other things in a shop of that size. */
const logSizes = { images: 10_000, reviews: 20_000, mails: 100_000, alerts: 50_000, audits: 50_000 };
const workSizes = {
  stock_changes: 100_000,
  logins: 100_000,
  missed_searches: 15_000,
  synonyms: 480,
  invitations: 200,
  uploads: 10,
};
const rowsOfAnUpload = 2_000;

/**
 * Inserts a big shop's rows directly into the services' databases on a server. Returns the number of each,
 * and the ids of the demo seller, of the customer with the most orders and of an upload.
 */
export async function loadBigShop(serverUrl) {
  const names = ['auth', 'catalog', 'orders', 'notifications', 'analytics'];
  const urls = await ensureDatabases(serverUrl, names);
  const databases = await Promise.all(names.map((name) => connect(urls[name])));
  const [auth, catalog, orders, notifications, analytics] = databases;
  try {
    const seller = await idOf(auth, 'seller');
    const customer = await idOf(auth, 'customer');
    await loadUsers(auth);
    await loadStaff(auth, workSizes);
    await loadAuditLog(auth, logSizes.audits);
    await loadProducts(catalog, seller);
    await loadImages(catalog, seller, logSizes.images);
    await loadReviews(catalog, logSizes.reviews);
    await loadUploads(catalog, seller, { uploads: workSizes.uploads, rows: rowsOfAnUpload });
    await loadSynonyms(catalog, workSizes.synonyms);
    await loadOrders(orders, seller, customer);
    await loadStockHistory(orders, seller, { products: sizes.products, changes: workSizes.stock_changes });
    await loadMails(notifications, logSizes.mails);
    await loadAlerts(notifications, seller, logSizes.alerts);
    await loadFigures(analytics, seller, sizes);
    await loadMissedSearches(analytics, workSizes.missed_searches);
    for (const database of databases) await database.query('VACUUM ANALYZE');
    return {
      sizes: { ...sizes, ...logSizes, ...workSizes },
      seller,
      customer,
      upload: await anUpload(catalog),
    };
  } finally {
    await Promise.all(databases.map((database) => database.end()));
  }
}

async function anUpload(catalog) {
  const { rows } = await catalog.query("SELECT id FROM bulk_batches WHERE file_name = 'mice-1.csv'");
  return rows[0].id;
}

/** The id of the demo account with this role. */
async function idOf(auth, role) {
  const { rows } = await auth.query('SELECT id FROM users WHERE role = $1 LIMIT 1', [role]);
  return rows[0].id;
}

async function connect(url) {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

async function loadUsers(auth) {
  await auth.query(
    `INSERT INTO users (id, email, email_key, name, role, phone, address, is_verified, password_hash, search_key, created_at)
     SELECT gen_random_uuid(), 'shopper' || n || '@big.example', 'shopper' || n || '@big.example', 'Shopper ' || n,
       CASE WHEN n % 100 = 0 THEN 'seller' ELSE 'customer' END, '0' || (12000000 + n), 'Street ' || n, n % 5 > 0, '-',
       'shopper ' || n || ' shopper' || n || '@big.example', now() - n * interval '10 minutes'
     FROM generate_series(1, $1::int) AS n`,
    [sizes.users],
  );
}

/** A third of the products are the demo seller's. All have a SKU and a barcode. The last ones are hidden or deleted. */
async function loadProducts(catalog, seller) {
  await catalog.query(
    `INSERT INTO products (seller_id, name, name_key, category, brand_id, price_cents, description, image_url, details,
       stock, stock_set_to, created_at, sku, sku_key, barcode, barcode_key, hidden, deleted_at)
     SELECT CASE WHEN n % 3 = 0 THEN $2::uuid ELSE '00000000-0000-4000-8000-000000000001' END, 'Big Mouse ' || n,
       'big mouse ' || n, (ARRAY['mouse', 'keyboard', 'monitor', 'headphone', 'mousepad'])[1 + n % 5],
       (SELECT min(id) FROM brands) + n % (SELECT count(*) FROM brands)::int, 1000 + n, 'A product of a big shop',
       '/images/0.webp', '{}', n % 50, n % 50, now() - n * interval '5 minutes', 'BIG-' || n, 'big-' || n, (8850000000000 + n)::text,
       (8850000000000 + n)::text, n > $1 AND n <= $1 + $3, CASE WHEN n > $1 + $3 THEN now() - n % 29 * interval '1 day' END
     FROM generate_series(1, $1::int + 2 * $3::int) AS n`,
    [sizes.products, seller, notInShop],
  );
}

/** One of 125 orders is the demo customer's. */
async function loadOrders(orders, seller, customer) {
  await orders.query(
    `INSERT INTO orders (id, user_id, account_email, account_name, customer_name, phone_number, shipping_address,
       subtotal_cents, shipping_cents, tax_cents, total_cents, status, pay_until, payment_status, paid_at, created_at,
       search_key, admin_key, pieces, order_number)
     SELECT 'big-' || n, CASE WHEN n % 125 = 0 THEN $3::uuid ELSE gen_random_uuid() END, 'shopper' || n % 20000 || '@big.example', 'Shopper ' || n % 20000,
       'Shopper ' || n % 20000, '0' || (12000000 + n), 'Street ' || n, 4000, 0, 0, 4000,
       (ARRAY['paid', 'paid', 'shipped', 'delivered', 'delivered', 'cancelled', 'refunded', 'pending'])[1 + n % 8],
       now() - n * interval '15 minutes', CASE WHEN n % 8 IN (5, 7) THEN 'pending' ELSE 'completed' END,
       now() - n * interval '15 minutes', now() - n * interval '15 minutes',
       'big-' || n || E'\\nmg-2601-' || lpad(n::text, 5, '0') || E'\\nmg2601' || lpad(n::text, 5, '0') || ' shopper ' || n % 20000 || ' 0' || (12000000 + n),
       'big mouse ' || (n * 7 + 1) % $2::int || E'\\n' || 'big mouse ' || (n * 7 + 2) % $2::int, 2,
       'MG-2601-' || lpad(n::text, 5, '0')
     FROM generate_series(1, $1::int) AS n`,
    [sizes.orders, sizes.products, customer],
  );
  await orders.query(
    `UPDATE orders SET payment_method = (ARRAY['khqr', 'cod', 'khqr', 'demo'])[1 + ref % 4],
       pay_currency = CASE WHEN ref % 12 = 0 THEN 'KHR' ELSE 'USD' END, total_cents = 4000 + ref * 37 % 20000,
       subtotal_cents = 4000 + ref * 37 % 20000, pick_up = ref % 40 = 0,
       delivery_method = CASE WHEN ref % 5 = 0 THEN 'bus' WHEN ref % 40 = 1 THEN 'courier' END
     FROM (SELECT id AS key, substr(id, 5)::int AS ref FROM orders WHERE id LIKE 'big-%') AS numbered WHERE key = id`,
  );
  await orders.query(
    `INSERT INTO order_items (order_id, product_id, seller_id, name, name_key, image_url, price_cents, quantity)
     SELECT 'big-' || n, CASE WHEN line = 2 AND n % 10 = 0 THEN $4::int ELSE 1 + (n * 7 + line) % $3::int END,
       CASE WHEN (n + line) % 3 = 0 THEN $2::uuid ELSE '00000000-0000-4000-8000-000000000001' END,
       'Big Mouse ' || (n * 7 + line) % $3::int,
       'big mouse ' || (n * 7 + line) % $3::int, '/images/0.webp', 2000, 1
     FROM generate_series(1, $1::int) AS n, generate_series(1, 2) AS line`,
    [sizes.orders, seller, sizes.products, bestSeller],
  );
}
