import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrdersPacking1764110000000 implements MigrationInterface {
  name = 'OrdersPacking1764110000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE order_items ADD COLUMN packed_at timestamptz, ADD COLUMN packed_by_id uuid,
        ADD COLUMN packed_by_name text;

      -- What sellers are called, so that packers know whose part of an order is missing.
      CREATE TABLE sellers (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        told_at timestamptz NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE sellers;
      ALTER TABLE order_items DROP COLUMN packed_at, DROP COLUMN packed_by_id, DROP COLUMN packed_by_name;
    `);
  }
}
