import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mails can be looked through. Addresses are ASCII nearly always; new ones get their key from the code. */
export class MailLog1700000003000 implements MigrationInterface {
  name = 'MailLog1700000003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      ALTER TABLE mails ADD COLUMN to_key text NOT NULL DEFAULT '', ADD COLUMN resend_of uuid;
      UPDATE mails SET to_key = lower("to" COLLATE "C");
      CREATE INDEX mails_newest ON mails (created_at DESC, id);
      CREATE INDEX mails_of_status ON mails (status, created_at DESC);
      CREATE INDEX mails_to ON mails USING gin (to_key gin_trgm_ops);
      CREATE INDEX mails_of_order ON mails ((params->>'order_id'));
      CREATE INDEX mails_resent ON mails (resend_of) WHERE resend_of IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mails_newest, mails_of_status, mails_to, mails_of_order, mails_resent;
      ALTER TABLE mails DROP COLUMN to_key, DROP COLUMN resend_of;
    `);
  }
}
