import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sold lines with the discount of each, which is not in its amount; without, as they were before. */
const soldLines = (has: boolean) => `
  CREATE VIEW sold_lines AS
    SELECT o.id AS order_id, o.order_number, o.customer_id, o.paid_at, o.paid_day AS day, o.state, l.product_id,
      l.name, coalesce(nullif(p.name, ''), l.name) AS product_name, p.category, p.brand_id,
      coalesce(b.name, p.brand_name) AS brand, coalesce(l.seller_id, p.seller_id) AS seller_id, l.quantity,
      l.price_cents, l.quantity::bigint * l.price_cents${has ? ' - l.discount_cents' : ''} AS amount_cents,
      coalesce(r.quantity, 0) AS returned, coalesce(r.cents, 0) AS returned_cents${has ? ', l.discount_cents' : ''}
    FROM orders o JOIN lines l ON l.order_id = o.id
    LEFT JOIN products p ON p.id = l.product_id LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
    WHERE o.paid_at IS NOT NULL;`;

const noteSold = (has: boolean) => `
  CREATE OR REPLACE FUNCTION note_sold(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF cardinality(ids) = 0 THEN RETURN; END IF;
    UPDATE lines SET sold_day = now.day, sold_quantity = now.quantity, sold_cents = now.cents
    FROM (
      SELECT l.order_id, l.product_id, CASE WHEN is_sold THEN o.paid_day END AS day,
        CASE WHEN is_sold THEN l.quantity - coalesce(r.quantity, 0) END AS quantity,
        CASE WHEN is_sold THEN l.quantity::bigint * l.price_cents${has ? ' - l.discount_cents' : ''} - coalesce(r.cents, 0) END
          AS cents
      FROM lines l JOIN orders o ON o.id = l.order_id
      LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
      CROSS JOIN LATERAL (SELECT o.paid_day IS NOT NULL AND o.state <> 'refunded' AS is_sold) AS known
      WHERE l.order_id = ANY (ids)) AS now
    WHERE lines.order_id = now.order_id AND lines.product_id = now.product_id
      AND (lines.sold_day, lines.sold_quantity, lines.sold_cents) IS DISTINCT FROM (now.day, now.quantity, now.cents);
  END $$;`;

/** What promo codes take off orders and their lines; nothing of those of before. Sales are without it. */
export class AnalyticsDiscounts1767300000000 implements MigrationInterface {
  name = 'AnalyticsDiscounts1767300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE orders ADD COLUMN IF NOT EXISTS discount_cents int NOT NULL DEFAULT 0');
    await step(db, 'ALTER TABLE lines ADD COLUMN IF NOT EXISTS discount_cents int NOT NULL DEFAULT 0');
    await step(db, soldLines(true).replace('CREATE VIEW', 'CREATE OR REPLACE VIEW') + noteSold(true));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP VIEW sold_lines;
      ${soldLines(false)} ${noteSold(false)}
      ALTER TABLE lines DROP COLUMN discount_cents;
      ALTER TABLE orders DROP COLUMN discount_cents;
    `);
  }
}
