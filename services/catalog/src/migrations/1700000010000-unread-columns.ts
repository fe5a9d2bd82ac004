import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which columns of an upload's file nobody reads. */
export class UnreadColumns1700000010000 implements MigrationInterface {
  name = 'UnreadColumns1700000010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE bulk_batches ADD COLUMN unread_columns jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE bulk_batches DROP COLUMN unread_columns`);
  }
}
