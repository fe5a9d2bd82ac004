import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthTermsAgreed1764730000000 implements MigrationInterface {
  name = 'AuthTermsAgreed1764730000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN terms_agreed_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN terms_agreed_at');
  }
}
