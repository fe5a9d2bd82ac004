import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnalyticsRestockAt1764500000000 implements MigrationInterface {
  name = 'AnalyticsRestockAt1764500000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE products ADD COLUMN IF NOT EXISTS restock_at int NOT NULL DEFAULT 5');
    await buildIndex(db, 'products_by_restock_at', 'products (restock_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products DROP COLUMN restock_at');
  }
}
