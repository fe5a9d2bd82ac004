import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments are found by what their providers call them, and know a link into the bank's app. */
export class Callbacks1767210000000 implements MigrationInterface {
  name = 'Callbacks1767210000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE payments ADD COLUMN IF NOT EXISTS app_link text');
    await buildIndex(db, 'payments_reference', 'payments (reference) WHERE reference IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'DROP INDEX payments_reference; ALTER TABLE payments DROP COLUMN app_link');
  }
}
