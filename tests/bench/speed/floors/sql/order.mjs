/** The tables that a checkout writes to, with their constraints but without the indexes for searches. */
export const tables = `
  CREATE TABLE products (
    id int PRIMARY KEY, name text NOT NULL, image_url text NOT NULL, seller_id uuid NOT NULL, price_cents int NOT NULL);
  CREATE TABLE stock (
    product_id int PRIMARY KEY, available int NOT NULL CHECK (available >= 0), held int NOT NULL, version int NOT NULL);
  CREATE SEQUENCE order_serials;
  CREATE TABLE orders (
    id text PRIMARY KEY, order_number text NOT NULL UNIQUE, user_id uuid NOT NULL, account_email text NOT NULL, account_name text NOT NULL,
    customer_name text NOT NULL, phone_number text NOT NULL, shipping_address text NOT NULL, subtotal_cents int NOT NULL,
    shipping_cents int NOT NULL, tax_cents int NOT NULL, total_cents int NOT NULL, status text NOT NULL,
    pay_until timestamptz NOT NULL, payment_status text NOT NULL, admin_key text NOT NULL, search_key text NOT NULL,
    pieces int NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX orders_of_user ON orders (user_id, created_at DESC);
  CREATE TABLE order_items (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id text NOT NULL REFERENCES orders, product_id int NOT NULL,
    seller_id uuid NOT NULL, name text NOT NULL, image_url text NOT NULL, price_cents int NOT NULL, quantity int NOT NULL);
  CREATE INDEX items_of_order ON order_items (order_id);
  CREATE TABLE order_events (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id text NOT NULL REFERENCES orders, type text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(), by_id uuid NOT NULL, by_name text NOT NULL);
  CREATE INDEX events_of_order ON order_events (order_id);
  CREATE TABLE stock_changes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, product_id int NOT NULL, cause text NOT NULL,
    available_from int NOT NULL, available_to int NOT NULL, held_from int NOT NULL, held_to int NOT NULL,
    order_id text NOT NULL, changed_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX changes_of_product ON stock_changes (product_id, id DESC);
  CREATE TABLE outbox (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id uuid NOT NULL UNIQUE, type text NOT NULL,
    envelope jsonb NOT NULL, published_at timestamptz);
  CREATE INDEX outbox_waiting ON outbox (seq) WHERE published_at IS NULL`;

export const fill = `
  WITH known AS (
    INSERT INTO products SELECT id, 'Swift Wireless Gaming Mouse ' || id, '/images/0.webp', gen_random_uuid(), cents
    FROM unnest($1::int[], $2::int[]) AS given (id, cents) RETURNING id
  )
  INSERT INTO stock SELECT id, 10000000, 0, 1 FROM known`;

export const lock = `SELECT p.id, p.name, p.price_cents, s.available FROM stock s JOIN products p ON p.id = s.product_id
  WHERE s.product_id = ANY ($1::int[]) ORDER BY s.product_id FOR UPDATE OF s`;

export const hold = `
  WITH moved AS (
    UPDATE stock SET available = available - 1, held = held + 1, version = version + 1
    WHERE product_id = ANY ($1::int[]) RETURNING product_id, available, held, version
  ), recorded AS (
    INSERT INTO stock_changes (product_id, cause, available_from, available_to, held_from, held_to, order_id)
    SELECT product_id, 'hold', available + 1, available, held - 1, held, $2 FROM moved
  )
  SELECT product_id, available, held, version FROM moved`;

export const order = `
  INSERT INTO orders (id, user_id, account_email, account_name, customer_name, phone_number, shipping_address,
    subtotal_cents, shipping_cents, tax_cents, total_cents, status, pay_until, payment_status, admin_key, search_key,
    pieces, order_number)
  VALUES ($1, $2, 'sok@bench.example', 'Sok Dara', 'Sok Dara', '+855 12 345 678', 'House 12, Street 240', $3, 0, 0, $3,
    'pending', $4, 'pending', $5, 'sok dara +855 12 345 678', 2,
    'MG-2611-' || nextval('order_serials'))`;

export const items = `
  INSERT INTO order_items (order_id, product_id, seller_id, name, image_url, price_cents, quantity)
  SELECT $1, id, seller_id, name, image_url, price_cents, 1 FROM products WHERE id = ANY ($2::int[])`;

export const placed = `INSERT INTO order_events (order_id, type, by_id, by_name) VALUES ($1, 'placed', $2, 'Sok Dara')`;

export const outbox = `INSERT INTO outbox (id, type, envelope) SELECT * FROM unnest($1::uuid[], $2::text[], $3::jsonb[])`;
