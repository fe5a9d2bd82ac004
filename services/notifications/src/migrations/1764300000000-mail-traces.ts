import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a mail is sent is part of the trace of what caused it. */
export class MailTraces1764300000000 implements MigrationInterface {
  name = 'MailTraces1764300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mails ADD COLUMN traceparent text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mails DROP COLUMN traceparent');
  }
}
