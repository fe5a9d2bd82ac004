import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From where images are fetched that files name by web addresses, and those that uploads wait for. */
export class WebImages1767450000000 implements MigrationInterface {
  name = 'WebImages1767450000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE image_hosts (
        id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        hosts jsonb NOT NULL DEFAULT '[]',
        version int NOT NULL DEFAULT 1
      )
    `);
    await db.query('INSERT INTO image_hosts DEFAULT VALUES');
    await db.query(`
      CREATE TABLE bulk_web_images (
        batch_id uuid NOT NULL REFERENCES bulk_batches ON DELETE CASCADE,
        address text NOT NULL,
        seller_id uuid NOT NULL,
        -- The place among those of its upload.
        place int NOT NULL,
        -- The rows that name it.
        lines int[] NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
        -- Who has it fetched, while it waits.
        asked_by jsonb,
        tries int NOT NULL DEFAULT 0,
        -- Until then nobody else fetches it.
        taken_until timestamptz,
        PRIMARY KEY (batch_id, address)
      )
    `);
    await db.query(
      "CREATE INDEX bulk_web_images_waiting ON bulk_web_images (seller_id, place) WHERE state = 'waiting'",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE bulk_web_images');
    await db.query('DROP TABLE image_hosts');
  }
}
