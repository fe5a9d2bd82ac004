import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sellers ask admins to look at a review, instead of hiding it. */
export class FlaggedReviews1764510000000 implements MigrationInterface {
  name = 'FlaggedReviews1764510000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reviews ADD COLUMN flagged_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reviews DROP COLUMN flagged_at');
  }
}
