import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From whom mails come and which bot writes, as admins set them; and which token the state of the bot is about. */
export class SendingSettings1768600000000 implements MigrationInterface {
  name = 'SendingSettings1768600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE sending_settings (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        mail_from text,
        sealed_token text,
        token_tag text,
        version int NOT NULL DEFAULT 0
      );
      INSERT INTO sending_settings DEFAULT VALUES;
      ALTER TABLE telegram_bot ADD COLUMN token_tag text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE telegram_bot DROP COLUMN token_tag; DROP TABLE sending_settings');
  }
}
