import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is not known yet of a thing is null: events about it may come in any order. */
export class AnalyticsInitial1764000000000 implements MigrationInterface {
  name = 'AnalyticsInitial1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION shop_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN (moment AT TIME ZONE 'Asia/Phnom_Penh')::date;

      CREATE TABLE orders (
        id text PRIMARY KEY,
        order_number text,
        customer_id uuid,
        total_cents int,
        visitor_id uuid,
        placed_at timestamptz,
        paid_at timestamptz,
        shipped_at timestamptz,
        delivered_at timestamptz,
        cancelled_at timestamptz,
        refunded_at timestamptz,
        state text GENERATED ALWAYS AS (
          CASE WHEN refunded_at IS NOT NULL THEN 'refunded'
            WHEN cancelled_at IS NOT NULL THEN 'cancelled'
            WHEN delivered_at IS NOT NULL THEN 'delivered'
            WHEN shipped_at IS NOT NULL THEN 'shipped'
            WHEN paid_at IS NOT NULL THEN 'paid'
            ELSE 'pending' END) STORED
      );
      CREATE INDEX orders_of_visitor ON orders (visitor_id, shop_day(placed_at));
      CREATE INDEX orders_paid ON orders (shop_day(paid_at));
      CREATE INDEX orders_placed ON orders (shop_day(placed_at));

      CREATE TABLE lines (
        order_id text NOT NULL,
        product_id int NOT NULL,
        name text NOT NULL,
        seller_id uuid,
        quantity int NOT NULL,
        price_cents int NOT NULL,
        PRIMARY KEY (order_id, product_id)
      );

      CREATE TABLE products (
        id int PRIMARY KEY,
        version int NOT NULL,
        name text NOT NULL DEFAULT '',
        category text,
        brand_id int,
        brand_name text,
        price_cents int,
        seller_id uuid,
        deleted boolean NOT NULL DEFAULT false
      );

      CREATE TABLE brands (
        id int PRIMARY KEY,
        name text NOT NULL,
        told_at timestamptz NOT NULL
      );

      CREATE TABLE stock (
        product_id int PRIMARY KEY,
        available int NOT NULL,
        version int NOT NULL
      );
      CREATE INDEX stock_low ON stock (available);

      CREATE TABLE customers (
        id uuid PRIMARY KEY,
        email text,
        name text,
        told_at timestamptz,
        signed_up_at timestamptz,
        verified_at timestamptz,
        deleted boolean NOT NULL DEFAULT false,
        role text NOT NULL DEFAULT 'customer',
        role_told_at timestamptz
      );

      CREATE TABLE carts (
        day date NOT NULL,
        visitor_id uuid NOT NULL,
        PRIMARY KEY (day, visitor_id)
      );

      CREATE TABLE missed_searches (
        day date NOT NULL,
        term text NOT NULL,
        times int NOT NULL,
        PRIMARY KEY (day, term)
      );

      CREATE TABLE report_jobs (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        seller_id uuid,
        kind text NOT NULL,
        format text NOT NULL,
        from_day date NOT NULL,
        to_day date NOT NULL,
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'done', 'failed')),
        faults jsonb NOT NULL DEFAULT '[]',
        file bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        language text NOT NULL DEFAULT 'en'
      );
      CREATE INDEX report_jobs_of ON report_jobs (owner_id, created_at DESC);
      CREATE INDEX report_jobs_waiting ON report_jobs (created_at) WHERE status = 'waiting';

      -- Apart from the job, whose row whoever makes the report keeps locked until it is done.
      CREATE TABLE report_progress (
        job_id uuid PRIMARY KEY REFERENCES report_jobs ON DELETE CASCADE,
        attempts int NOT NULL DEFAULT 0,
        rows_total int,
        rows_done int NOT NULL DEFAULT 0
      );

      -- A line is called as it was sold; product_name is what the product is called now.
      CREATE VIEW sold_lines AS
        SELECT o.id AS order_id, o.order_number, o.customer_id, o.paid_at, shop_day(o.paid_at) AS day, o.state, l.product_id,
          l.name, coalesce(nullif(p.name, ''), l.name) AS product_name, p.category, p.brand_id,
          coalesce(b.name, p.brand_name) AS brand, coalesce(l.seller_id, p.seller_id) AS seller_id, l.quantity,
          l.price_cents, l.quantity::bigint * l.price_cents AS amount_cents
        FROM orders o JOIN lines l ON l.order_id = o.id
        LEFT JOIN products p ON p.id = l.product_id LEFT JOIN brands b ON b.id = p.brand_id
        WHERE o.paid_at IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP VIEW sold_lines; DROP TABLE report_progress, report_jobs, missed_searches, carts, customers, stock, brands, products, lines, orders',
    );
  }
}
