import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each product has a threshold of its own for the alert that few are left. */
export class RestockAt1764500000000 implements MigrationInterface {
  name = 'RestockAt1764500000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE known_products ADD COLUMN restock_at int');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE known_products DROP COLUMN restock_at');
  }
}
