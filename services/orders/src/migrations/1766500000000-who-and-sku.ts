import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stock history knows who set or changed a stock, and picking lists the codes of products. */
export class WhoAndSku1766500000000 implements MigrationInterface {
  name = 'WhoAndSku1766500000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE stock_changes ADD COLUMN IF NOT EXISTS changed_by uuid');
    await step(db, 'ALTER TABLE products ADD COLUMN IF NOT EXISTS sku text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE stock_changes DROP COLUMN changed_by');
    await db.query('ALTER TABLE products DROP COLUMN sku');
  }
}
