import { buildIndex, eachBatch, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes what is sold of these lines: nothing of an order that is not paid, or was refunded. */
const noteSold = (which: string) => `
  UPDATE lines SET sold_day = now.day, sold_quantity = now.quantity, sold_cents = now.cents
  FROM (
    SELECT l.order_id, l.product_id, CASE WHEN is_sold THEN o.paid_day END AS day,
      CASE WHEN is_sold THEN l.quantity - coalesce(r.quantity, 0) END AS quantity,
      CASE WHEN is_sold THEN l.quantity::bigint * l.price_cents - coalesce(r.cents, 0) END AS cents
    FROM lines l JOIN orders o ON o.id = l.order_id
    LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
    CROSS JOIN LATERAL (SELECT o.paid_day IS NOT NULL AND o.state <> 'refunded' AS is_sold) AS known
    WHERE ${which}) AS now
  WHERE lines.order_id = now.order_id AND lines.product_id = now.product_id
    AND (lines.sold_day, lines.sold_quantity, lines.sold_cents) IS DISTINCT FROM (now.day, now.quantity, now.cents);`;

const changes = [
  ['orders', 'INSERT', 'id'],
  ['orders', 'UPDATE', 'id'],
  ['lines', 'INSERT', 'order_id'],
  ['returned_lines', 'INSERT', 'order_id'],
  ['returned_lines', 'UPDATE', 'order_id'],
] as const;

const noteAfter = ([table, change, id]: (typeof changes)[number]) => `
  CREATE OR REPLACE FUNCTION ${table}_${change}_sold() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM note_sold(array(SELECT DISTINCT ${id} FROM changed));
    RETURN NULL;
  END $$;
  CREATE OR REPLACE TRIGGER ${table}_${change}_sold AFTER ${change} ON ${table} REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION ${table}_${change}_sold();`;

/**
 * What counts as sold is stored with each line, on its day: figures of a year then read one index, not orders with their
 * lines and returns. The database keeps it, whichever version writes the facts.
 */
export class AnalyticsSoldLines1765300000000 implements MigrationInterface {
  name = 'AnalyticsSoldLines1765300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE lines ADD COLUMN IF NOT EXISTS sold_day date, ADD COLUMN IF NOT EXISTS sold_quantity int,
        ADD COLUMN IF NOT EXISTS sold_cents bigint;
      CREATE OR REPLACE FUNCTION note_sold(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF cardinality(ids) = 0 THEN RETURN; END IF;
        ${noteSold('l.order_id = ANY (ids)')}
      END $$`,
    );
    // First what notes each change, so that none is missed between the batches.
    for (const change of changes) await step(db, noteAfter(change));
    const note = noteSold('l.order_id = ANY ($1)');
    await eachBatch(db, { table: 'orders', key: 'id', where: 'paid_at IS NOT NULL' }, (ids) =>
      step(db, note, [ids]),
    );
    const figures = '(product_id, sold_quantity, sold_cents)';
    await buildIndex(
      db,
      'lines_of_sold_day',
      `lines (sold_day) INCLUDE ${figures} WHERE sold_day IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    const triggers = changes.map(
      ([table, change]) => `DROP TRIGGER ${table}_${change}_sold ON ${table};
        DROP FUNCTION ${table}_${change}_sold();`,
    );
    await db.query(`
      ${triggers.join('')}
      DROP FUNCTION note_sold(text[]);
      ALTER TABLE lines DROP COLUMN sold_day, DROP COLUMN sold_quantity, DROP COLUMN sold_cents;
    `);
  }
}
