import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnalyticsRestockAt1764500000000 implements MigrationInterface {
  name = 'AnalyticsRestockAt1764500000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products ADD COLUMN restock_at int NOT NULL DEFAULT 5;
      CREATE INDEX products_by_restock_at ON products (restock_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products DROP COLUMN restock_at');
  }
}
