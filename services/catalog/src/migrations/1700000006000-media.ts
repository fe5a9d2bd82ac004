import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who uploaded which picture, and what of the library is only kept for old orders. */
export class Media1700000006000 implements MigrationInterface {
  name = 'Media1700000006000';

  async up(db: QueryRunner): Promise<void> {
    // Which pictures products had before is not known any more: all that are there count as ordered.
    await db.query(`
      CREATE TABLE image_uploads (
        hash text NOT NULL REFERENCES images (hash) ON DELETE CASCADE,
        user_id uuid NOT NULL,
        user_name text NOT NULL,
        file_name text NOT NULL,
        file_key text NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (hash, user_id)
      );
      CREATE INDEX image_uploads_of_user ON image_uploads (user_id, hash);
      ALTER TABLE images
        ADD COLUMN may_be_ordered boolean NOT NULL DEFAULT true,
        ADD COLUMN removed_at timestamptz;
      ALTER TABLE images ALTER COLUMN may_be_ordered SET DEFAULT false;
      CREATE INDEX images_newest ON images (created_at DESC, hash);
      CREATE INDEX products_by_image ON products (image_url);
      CREATE INDEX brands_by_image ON brands (image_url);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX brands_by_image, products_by_image, images_newest;
      ALTER TABLE images DROP COLUMN removed_at, DROP COLUMN may_be_ordered;
      DROP TABLE image_uploads;
    `);
  }
}
