import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who waits for a product to be back or to cost less, what was asked for within the last hour, and which products are to be looked at. */
export class ProductWaits1768100000000 implements MigrationInterface {
  name = 'ProductWaits1768100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE known_products
        ADD COLUMN name_km text,
        ADD COLUMN category text,
        ADD COLUMN price_cents int,
        ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
      CREATE TABLE product_waits (
        id uuid PRIMARY KEY,
        product_id int NOT NULL,
        kind text NOT NULL CHECK (kind IN ('stock', 'price')),
        below_cents int,
        email text NOT NULL,
        email_key text NOT NULL,
        user_id uuid,
        language text NOT NULL,
        -- Of the network that asked, without which a link confirms nothing of somebody else.
        network_hash text,
        token_hash text,
        confirm_until timestamptz,
        confirmed_at timestamptz,
        ended_at timestamptz,
        asked_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX product_waits_open ON product_waits (email_key, product_id, kind) WHERE ended_at IS NULL;
      CREATE INDEX product_waits_of_product ON product_waits (product_id, id) WHERE ended_at IS NULL;
      CREATE INDEX product_waits_of_token ON product_waits (token_hash);
      CREATE INDEX product_waits_of_user ON product_waits (user_id) WHERE user_id IS NOT NULL;
      CREATE INDEX product_waits_of_address ON product_waits (email_key);
      CREATE INDEX product_waits_by_age ON product_waits (asked_at);
      CREATE TABLE wait_tries (
        who text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX wait_tries_of ON wait_tries (who, at);
      CREATE INDEX wait_tries_at ON wait_tries (at);
      CREATE TABLE wait_products (
        product_id int PRIMARY KEY,
        noted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX wait_products_noted ON wait_products (noted_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE wait_products, wait_tries, product_waits;
      ALTER TABLE known_products
        DROP COLUMN name_km, DROP COLUMN category, DROP COLUMN price_cents, DROP COLUMN is_hidden;
    `);
  }
}
