import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The riel for a dollar that an order has frozen; unknown of payments of before. */
export class RateOfOrder1767400000000 implements MigrationInterface {
  name = 'RateOfOrder1767400000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE payments ADD COLUMN IF NOT EXISTS riel_rate double precision');
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE payments DROP COLUMN riel_rate');
  }
}
