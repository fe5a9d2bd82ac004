import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sold lines with the way in which their order was paid; without, as they were before. */
const soldLines = (has: boolean) => `
  CREATE OR REPLACE VIEW sold_lines AS
    SELECT o.id AS order_id, o.order_number, o.customer_id, o.paid_at, o.paid_day AS day, o.state, l.product_id,
      l.name, coalesce(nullif(p.name, ''), l.name) AS product_name, p.category, p.brand_id,
      coalesce(b.name, p.brand_name) AS brand, coalesce(l.seller_id, p.seller_id) AS seller_id, l.quantity,
      l.price_cents, l.quantity::bigint * l.price_cents - l.discount_cents AS amount_cents,
      coalesce(r.quantity, 0) AS returned, coalesce(r.cents, 0) AS returned_cents, l.discount_cents
      ${has ? `, coalesce(o.method, 'demo') AS method, coalesce(o.pay_currency, 'USD') AS currency` : ''}
    FROM orders o JOIN lines l ON l.order_id = o.id
    LEFT JOIN products p ON p.id = l.product_id LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
    WHERE o.paid_at IS NOT NULL;`;

/**
 * How orders are paid, in which money, and what their shoppers gave. Null where it is not known: of orders of before, and of those that
 * a version before takes during an upgrade; these count as demo in dollars.
 */
export class AnalyticsWaysToPay1767700000000 implements MigrationInterface {
  name = 'AnalyticsWaysToPay1767700000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE orders ADD COLUMN IF NOT EXISTS method text, ADD COLUMN IF NOT EXISTS pay_currency text,
         ADD COLUMN IF NOT EXISTS received_cents int, ADD COLUMN IF NOT EXISTS received_khr bigint`,
    );
    await step(db, soldLines(true));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP VIEW sold_lines; ${soldLines(false)}
      ALTER TABLE orders DROP COLUMN method, DROP COLUMN pay_currency, DROP COLUMN received_cents, DROP COLUMN received_khr;
    `);
  }
}
