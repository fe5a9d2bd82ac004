import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how many months there is a warranty. A version before knows none, and keeps what is there. */
export class Warranty1768300000000 implements MigrationInterface {
  name = 'Warranty1768300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE products ADD COLUMN IF NOT EXISTS warranty_months int');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products DROP COLUMN warranty_months');
  }
}
