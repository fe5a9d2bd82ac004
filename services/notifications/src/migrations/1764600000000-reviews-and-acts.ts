import { addCheck, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts about reviews; and whose act an alert is about. */
export class ReviewsAndActs1764600000000 implements MigrationInterface {
  name = 'ReviewsAndActs1764600000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE alerts ADD COLUMN IF NOT EXISTS acted_by uuid');
    const check = `kind IN ('order', 'stock', 'review', 'failure')`;
    await addCheck(db, { table: 'alerts', name: 'alerts_kind_check', check });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM alerts WHERE kind = 'review';
      ALTER TABLE alerts DROP COLUMN acted_by, DROP CONSTRAINT alerts_kind_check,
        ADD CONSTRAINT alerts_kind_check CHECK (kind IN ('order', 'stock', 'failure'))
    `);
  }
}
