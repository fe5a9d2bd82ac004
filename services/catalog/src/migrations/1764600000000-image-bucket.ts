import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images whose bytes are in a bucket of S3-compatible storage instead of the database. */
export class ImageBucket1764600000000 implements MigrationInterface {
  name = 'ImageBucket1764600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE images
        -- Null where they are in the bucket; then there are their number and the first of them, which have the size.
        ALTER COLUMN bytes DROP NOT NULL,
        ADD COLUMN byte_count int,
        ADD COLUMN head bytea;
      -- Images of which the bucket may hold files that no row needs: since a while before they were put there, and since
      -- their rows were deleted.
      CREATE TABLE bucket_checks (
        hash text PRIMARY KEY,
        since timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX bucket_checks_oldest ON bucket_checks (since);
      CREATE FUNCTION check_bucket_for_image() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO bucket_checks (hash) VALUES (OLD.hash) ON CONFLICT (hash) DO UPDATE SET since = now();
        RETURN NULL;
      END $$;
      CREATE TRIGGER check_bucket AFTER DELETE ON images
        FOR EACH ROW WHEN (OLD.bytes IS NULL) EXECUTE FUNCTION check_bucket_for_image();
    `);
  }

  /** Refused while images are in a bucket: their bytes would be lost. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE images ALTER COLUMN bytes SET NOT NULL, DROP COLUMN byte_count, DROP COLUMN head;
      DROP TRIGGER check_bucket ON images;
      DROP FUNCTION check_bucket_for_image;
      DROP TABLE bucket_checks;
    `);
  }
}
