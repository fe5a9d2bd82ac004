import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthInvitations1764110000000 implements MigrationInterface {
  name = 'AuthInvitations1764110000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE invitations (
        -- The id of the account, once it is made.
        id uuid PRIMARY KEY,
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        role text NOT NULL,
        invited_by_name text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX invitations_by_end ON invitations (expires_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE invitations');
  }
}
