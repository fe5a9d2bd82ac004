import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a picture last came in, and which rows of bulk uploads count on one. */
export class PictureHolds1700000009000 implements MigrationInterface {
  name = 'PictureHolds1700000009000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE images ADD COLUMN stored_at timestamptz NOT NULL DEFAULT now();
      CREATE INDEX bulk_rows_by_image ON bulk_rows (image_url) WHERE image_url IS NOT NULL;
      CREATE INDEX bulk_rows_by_old_image ON bulk_rows ((was->>'imageUrl')) WHERE was IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX bulk_rows_by_old_image, bulk_rows_by_image;
      ALTER TABLE images DROP COLUMN stored_at;
    `);
  }
}
