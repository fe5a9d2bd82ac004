import { buildIndex, eachBatch, step } from '@mekong/service-defaults/migrations';
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

/** More orders would be locked for too long while all of them are written anew. */
const few = 20_000;

async function isSmall(db: QueryRunner): Promise<boolean> {
  const [{ count }] = await db.query(
    `SELECT count(*)::int FROM (SELECT FROM orders LIMIT ${few + 1}) AS first`,
  );
  return count <= few;
}

const generateDays = (db: QueryRunner) =>
  step(
    db,
    `ALTER TABLE orders
       ADD COLUMN IF NOT EXISTS placed_day date GENERATED ALWAYS AS (shop_day(placed_at)) STORED,
       ADD COLUMN IF NOT EXISTS paid_day date GENERATED ALWAYS AS (shop_day(paid_at)) STORED`,
  );

/** The same days, which a trigger keeps: PostgreSQL can only add a generated column by writing the whole table. */
async function keepDays(db: QueryRunner): Promise<void> {
  await step(
    db,
    `ALTER TABLE orders ADD COLUMN IF NOT EXISTS placed_day date, ADD COLUMN IF NOT EXISTS paid_day date;
     CREATE OR REPLACE FUNCTION keep_days_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       NEW.placed_day := shop_day(NEW.placed_at);
       NEW.paid_day := shop_day(NEW.paid_at);
       RETURN NEW;
     END $$;
     CREATE OR REPLACE TRIGGER keep_days BEFORE INSERT OR UPDATE ON orders
       FOR EACH ROW EXECUTE FUNCTION keep_days_of_order()`,
  );
  const store = 'UPDATE orders SET placed_day = NULL WHERE id = ANY ($1)';
  await eachBatch(db, { table: 'orders', key: 'id' }, (ids) => step(db, store, [ids]));
}

/**
 * The days of an order are stored with it: to reckon them anew for each order of a year took longer than to read the orders. A
 * seller's lines are found by an index. The indexes by `shop_day(...)` are there for the version before, until it is gone.
 */
export class AnalyticsDaysOfOrders1765200000000 implements MigrationInterface {
  name = 'AnalyticsDaysOfOrders1765200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await ((await isSmall(db)) ? generateDays(db) : keepDays(db));
    await buildIndex(db, 'orders_of_paid_day', 'orders (paid_day)');
    const paidOfVisitors = 'WHERE paid_at IS NOT NULL AND visitor_id IS NOT NULL';
    await buildIndex(db, 'orders_of_placed_day', `orders (placed_day, visitor_id) ${paidOfVisitors}`);
    await buildIndex(db, 'lines_of_seller', 'lines (seller_id)');
    await step(db, soldLinesBy('o.paid_day'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${soldLinesBy('shop_day(o.paid_at)')}
      DROP INDEX lines_of_seller;
      DROP TRIGGER IF EXISTS keep_days ON orders;
      DROP FUNCTION IF EXISTS keep_days_of_order();
      ALTER TABLE orders DROP COLUMN placed_day, DROP COLUMN paid_day;
    `);
  }
}
