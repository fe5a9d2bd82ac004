import type { MigrationInterface, QueryRunner } from 'typeorm';

const soldLinesBy = (day: string) => `
  CREATE OR REPLACE VIEW sold_lines AS
    SELECT o.id AS order_id, o.order_number, o.customer_id, o.paid_at, ${day} AS day, o.state, l.product_id,
      l.name, coalesce(nullif(p.name, ''), l.name) AS product_name, p.category, p.brand_id,
      coalesce(b.name, p.brand_name) AS brand, coalesce(l.seller_id, p.seller_id) AS seller_id, l.quantity,
      l.price_cents, l.quantity::bigint * l.price_cents AS amount_cents,
      coalesce(r.quantity, 0) AS returned, coalesce(r.cents, 0) AS returned_cents
    FROM orders o JOIN lines l ON l.order_id = o.id
    LEFT JOIN products p ON p.id = l.product_id LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
    WHERE o.paid_at IS NOT NULL;`;

/**
 * The days of an order are stored with it: to reckon them anew for each order of a year took longer than to read the orders. A
 * seller's lines are found by an index. The indexes by `shop_day(...)` are there for the version before, until it is gone.
 */
export class AnalyticsDaysOfOrders1765200000000 implements MigrationInterface {
  name = 'AnalyticsDaysOfOrders1765200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders
        ADD COLUMN placed_day date GENERATED ALWAYS AS (shop_day(placed_at)) STORED,
        ADD COLUMN paid_day date GENERATED ALWAYS AS (shop_day(paid_at)) STORED;
      CREATE INDEX orders_of_paid_day ON orders (paid_day);
      CREATE INDEX orders_of_placed_day ON orders (placed_day, visitor_id)
        WHERE paid_at IS NOT NULL AND visitor_id IS NOT NULL;
      CREATE INDEX lines_of_seller ON lines (seller_id);
      ${soldLinesBy('o.paid_day')}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${soldLinesBy('shop_day(o.paid_at)')}
      DROP INDEX lines_of_seller;
      ALTER TABLE orders DROP COLUMN placed_day, DROP COLUMN paid_day;
    `);
  }
}
