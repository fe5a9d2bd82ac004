import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promo codes, and what they take off orders. Orders of before have none; a version before writes orders without one. */
export class PromoCodes1767300000000 implements MigrationInterface {
  name = 'PromoCodes1767300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS promo_codes (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         code text NOT NULL CONSTRAINT promo_codes_code UNIQUE,
         kind text NOT NULL CHECK (kind IN ('percent', 'amount', 'free_delivery')),
         percent int CHECK (percent BETWEEN 1 AND 90),
         amount_cents int CHECK (amount_cents > 0),
         minimum_cents int CHECK (minimum_cents > 0),
         begins_on date,
         ends_on date,
         max_uses int CHECK (max_uses > 0),
         max_uses_each int CHECK (max_uses_each > 0),
         product_ids int[] NOT NULL DEFAULT '{}',
         brand_ids int[] NOT NULL DEFAULT '{}',
         note text NOT NULL DEFAULT '',
         status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'ended')),
         version int NOT NULL DEFAULT 1,
         created_at timestamptz NOT NULL DEFAULT now(),
         CHECK ((kind = 'percent') = (percent IS NOT NULL) AND (kind = 'amount') = (amount_cents IS NOT NULL))
       )`,
    );
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS promo_guesses (who text NOT NULL, at timestamptz NOT NULL DEFAULT now());
       CREATE INDEX IF NOT EXISTS promo_guesses_of_whom ON promo_guesses (who, at);
       CREATE INDEX IF NOT EXISTS promo_guesses_by_age ON promo_guesses (at)`,
    );
    await step(
      db,
      `ALTER TABLE orders ADD COLUMN IF NOT EXISTS discount_cents int NOT NULL DEFAULT 0,
         ADD COLUMN IF NOT EXISTS promo_id int, ADD COLUMN IF NOT EXISTS promo_code text`,
    );
    await step(db, 'ALTER TABLE order_items ADD COLUMN IF NOT EXISTS discount_cents int NOT NULL DEFAULT 0');
    await step(db, 'ALTER TABLE products ADD COLUMN IF NOT EXISTS brand_id int');
    await buildIndex(
      db,
      'orders_of_promo_code',
      `orders (promo_id, user_id) WHERE promo_id IS NOT NULL AND status <> 'cancelled'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX orders_of_promo_code;
      ALTER TABLE products DROP COLUMN brand_id;
      ALTER TABLE order_items DROP COLUMN discount_cents;
      ALTER TABLE orders DROP COLUMN discount_cents, DROP COLUMN promo_id, DROP COLUMN promo_code;
      DROP TABLE promo_guesses; DROP TABLE promo_codes;
    `);
  }
}
