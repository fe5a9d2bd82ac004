import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who invited somebody, so that a link works only as long as that is an admin. */
export class AuthWhoInvited1764740000000 implements MigrationInterface {
  name = 'AuthWhoInvited1764740000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE invitations ADD COLUMN invited_by uuid');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE invitations DROP COLUMN invited_by');
  }
}
