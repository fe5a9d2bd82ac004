import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts of reviews know when the review was decided, and are found by it. */
export class SettledAlerts1766500000000 implements MigrationInterface {
  name = 'SettledAlerts1766500000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE alerts ADD COLUMN IF NOT EXISTS settled_at timestamptz');
    await buildIndex(db, 'alerts_of_review', "alerts ((facts ->> 'review_id')) WHERE kind = 'review'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX alerts_of_review');
    await db.query('ALTER TABLE alerts DROP COLUMN settled_at');
  }
}
