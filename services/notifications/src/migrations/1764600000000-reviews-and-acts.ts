import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts about reviews; and whose act an alert is about. */
export class ReviewsAndActs1764600000000 implements MigrationInterface {
  name = 'ReviewsAndActs1764600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE alerts DROP CONSTRAINT alerts_kind_check,
        ADD CONSTRAINT alerts_kind_check CHECK (kind IN ('order', 'stock', 'review', 'failure')),
        ADD COLUMN acted_by uuid
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM alerts WHERE kind = 'review';
      ALTER TABLE alerts DROP COLUMN acted_by, DROP CONSTRAINT alerts_kind_check,
        ADD CONSTRAINT alerts_kind_check CHECK (kind IN ('order', 'stock', 'failure'))
    `);
  }
}
