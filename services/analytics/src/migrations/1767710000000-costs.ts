import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes what is sold of the lines of these orders, and what a piece of each had cost when it was paid. */
const noteSold = (has: boolean) => `
  CREATE OR REPLACE FUNCTION note_sold(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF cardinality(ids) = 0 THEN RETURN; END IF;
    UPDATE lines SET sold_day = now.day, sold_quantity = now.quantity, sold_cents = now.cents${has ? ', unit_cost = now.cost' : ''}
    FROM (
      SELECT l.order_id, l.product_id, CASE WHEN is_sold THEN o.paid_day END AS day,
        CASE WHEN is_sold THEN l.quantity - coalesce(r.quantity, 0) END AS quantity,
        CASE WHEN is_sold THEN l.quantity::bigint * l.price_cents - l.discount_cents - coalesce(r.cents, 0) END AS cents
        ${
          has
            ? `, CASE WHEN is_sold THEN (SELECT h.cents FROM cost_history h WHERE h.product_id = l.product_id AND h.at <= o.paid_at
                ORDER BY h.at DESC, h.version DESC LIMIT 1) END AS cost`
            : ''
        }
      FROM lines l JOIN orders o ON o.id = l.order_id
      LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
      CROSS JOIN LATERAL (SELECT o.paid_day IS NOT NULL AND o.state <> 'refunded' AS is_sold) AS known
      WHERE l.order_id = ANY (ids)) AS now
    WHERE lines.order_id = now.order_id AND lines.product_id = now.product_id
      AND (lines.sold_day, lines.sold_quantity, lines.sold_cents${has ? ', lines.unit_cost' : ''})
        IS DISTINCT FROM (now.day, now.quantity, now.cents${has ? ', now.cost' : ''});
  END $$;`;

/** A cost of which is heard after what was sold for it. */
const noteLateCosts = `
  CREATE OR REPLACE FUNCTION cost_history_insert_sold() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM note_sold(array(SELECT DISTINCT l.order_id FROM changed c
      JOIN lines l ON l.product_id = c.product_id AND l.sold_day >= shop_day(c.at)));
    RETURN NULL;
  END $$;
  CREATE OR REPLACE TRIGGER cost_history_insert_sold AFTER INSERT ON cost_history REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION cost_history_insert_sold();`;

/**
 * What products cost since when, and what each sold line had cost: of orders before the first cost nothing is known. The database keeps
 * it, in whatever order events come and whichever version writes them.
 */
export class AnalyticsCosts1767710000000 implements MigrationInterface {
  name = 'AnalyticsCosts1767710000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS cost_history (
         product_id int NOT NULL,
         version int NOT NULL,
         at timestamptz NOT NULL,
         cents float8,
         PRIMARY KEY (product_id, version)
       );
       CREATE TABLE IF NOT EXISTS costs (
         product_id int PRIMARY KEY,
         version int NOT NULL,
         average_cents float8,
         last_cents int,
         supplier text
       )`,
    );
    await step(db, 'ALTER TABLE lines ADD COLUMN IF NOT EXISTS unit_cost float8');
    await step(db, 'ALTER TABLE report_jobs ADD COLUMN IF NOT EXISTS lead_days int NOT NULL DEFAULT 14');
    await buildIndex(db, 'lines_of_product', 'lines (product_id, sold_day) WHERE sold_day IS NOT NULL');
    const figures = '(product_id, sold_quantity, sold_cents, unit_cost)';
    await buildIndex(db, 'lines_of_sale', `lines (sold_day) INCLUDE ${figures} WHERE sold_day IS NOT NULL`);
    await step(db, noteSold(true));
    await step(db, noteLateCosts);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE cost_history;
      DROP FUNCTION cost_history_insert_sold();
      ${noteSold(false)}
      DROP INDEX lines_of_product;
      ALTER TABLE lines DROP COLUMN unit_cost;
      ALTER TABLE report_jobs DROP COLUMN lead_days;
      DROP TABLE costs;
    `);
  }
}
