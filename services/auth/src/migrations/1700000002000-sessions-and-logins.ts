import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionsAndLogins1700000002000 implements MigrationInterface {
  name = 'SessionsAndLogins1700000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sessions
        ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT sessions_id UNIQUE,
        ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN address text NOT NULL DEFAULT '',
        ADD COLUMN user_agent text NOT NULL DEFAULT '';
      CREATE TABLE logins (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        address text NOT NULL,
        user_agent text NOT NULL,
        outcome text NOT NULL
      );
      CREATE INDEX logins_of_user ON logins (user_id, id DESC);
      CREATE INDEX logins_by_age ON logins (at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE logins;
      ALTER TABLE sessions DROP COLUMN id, DROP COLUMN last_seen_at, DROP COLUMN address, DROP COLUMN user_agent;
    `);
  }
}
