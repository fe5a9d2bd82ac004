import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the pieces on stock cost on average, and what each receipt of pieces cost. Costs of before are told to analytics once, and are
 * the averages until pieces come.
 */
export class Costs1767700000000 implements MigrationInterface {
  name = 'Costs1767700000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE products ADD COLUMN IF NOT EXISTS average_cost_cents float8;
       CREATE TABLE IF NOT EXISTS cost_receipts (
         id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
         at timestamptz NOT NULL DEFAULT now(),
         -- None where the cost was only written down.
         pieces int NOT NULL,
         cost_cents int,
         stock_before int NOT NULL,
         average_cents float8,
         supplier text
       )`,
    );
    await buildIndex(db, 'cost_receipts_of_product', 'cost_receipts (product_id, id DESC)');
    await step(db, tellCosts);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE cost_receipts; ALTER TABLE products DROP COLUMN average_cost_cents');
  }
}

const tellCosts = `
  INSERT INTO outbox (id, type, envelope)
  SELECT id, 'product.costs-told.v1', jsonb_build_object(
    'specversion', '1.0', 'id', id, 'source', 'catalog', 'type', 'product.costs-told.v1', 'subject', subject,
    'time', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'datacontenttype', 'application/json',
    'data', jsonb_build_object('costs', costs))
  FROM (
    SELECT gen_random_uuid() AS id, min(id)::text AS subject, jsonb_agg(jsonb_build_object('product_id', id, 'version', version,
      'average_cents', cost_cents, 'last_cents', cost_cents)) AS costs
    FROM products WHERE cost_cents IS NOT NULL GROUP BY id / 100) AS parts`;
