import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Warranties of products and of what was bought, and the serial numbers of pieces. A version before knows none, and keeps them. */
export class Warranty1768100000000 implements MigrationInterface {
  name = 'Warranty1768100000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE products ADD COLUMN IF NOT EXISTS warranty_months int');
    await step(db, 'ALTER TABLE order_items ADD COLUMN IF NOT EXISTS warranty_months int');
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS piece_serials (
         item_id int NOT NULL REFERENCES order_items (id),
         piece int NOT NULL CHECK (piece >= 0),
         product_id int NOT NULL,
         serial text NOT NULL,
         serial_key text NOT NULL,
         -- Whether the piece came back, so that it may be sold again.
         released boolean NOT NULL DEFAULT false,
         PRIMARY KEY (item_id, piece)
       );
       CREATE UNIQUE INDEX IF NOT EXISTS serials_of_product ON piece_serials (product_id, serial_key) WHERE NOT released;
       CREATE INDEX IF NOT EXISTS serials_by_key ON piece_serials (serial_key)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE piece_serials;
      ALTER TABLE order_items DROP COLUMN warranty_months;
      ALTER TABLE products DROP COLUMN warranty_months;
    `);
  }
}
