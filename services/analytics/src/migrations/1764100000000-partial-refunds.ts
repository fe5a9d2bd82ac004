import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnalyticsPartialRefunds1764100000000 implements MigrationInterface {
  name = 'AnalyticsPartialRefunds1764100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders ADD COLUMN returned_cents int NOT NULL DEFAULT 0;

      -- Apart from the lines, of which it may be heard later.
      CREATE TABLE returned_lines (
        order_id text NOT NULL,
        product_id int NOT NULL,
        quantity int NOT NULL,
        cents int NOT NULL,
        PRIMARY KEY (order_id, product_id)
      );

      CREATE OR REPLACE VIEW sold_lines AS
        SELECT o.id AS order_id, o.order_number, o.customer_id, o.paid_at, shop_day(o.paid_at) AS day, o.state, l.product_id,
          l.name, coalesce(nullif(p.name, ''), l.name) AS product_name, p.category, p.brand_id,
          coalesce(b.name, p.brand_name) AS brand, coalesce(l.seller_id, p.seller_id) AS seller_id, l.quantity,
          l.price_cents, l.quantity::bigint * l.price_cents AS amount_cents,
          coalesce(r.quantity, 0) AS returned, coalesce(r.cents, 0) AS returned_cents
        FROM orders o JOIN lines l ON l.order_id = o.id
        LEFT JOIN products p ON p.id = l.product_id LEFT JOIN brands b ON b.id = p.brand_id
        LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
        WHERE o.paid_at IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP VIEW sold_lines;
      CREATE VIEW sold_lines AS
        SELECT o.id AS order_id, o.order_number, o.customer_id, o.paid_at, shop_day(o.paid_at) AS day, o.state, l.product_id,
          l.name, coalesce(nullif(p.name, ''), l.name) AS product_name, p.category, p.brand_id,
          coalesce(b.name, p.brand_name) AS brand, coalesce(l.seller_id, p.seller_id) AS seller_id, l.quantity,
          l.price_cents, l.quantity::bigint * l.price_cents AS amount_cents
        FROM orders o JOIN lines l ON l.order_id = o.id
        LEFT JOIN products p ON p.id = l.product_id LEFT JOIN brands b ON b.id = p.brand_id
        WHERE o.paid_at IS NOT NULL;
      DROP TABLE returned_lines;
      ALTER TABLE orders DROP COLUMN returned_cents;
    `);
  }
}
