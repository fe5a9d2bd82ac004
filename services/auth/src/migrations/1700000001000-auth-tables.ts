import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthTables1700000001000 implements MigrationInterface {
  name = 'AuthTables1700000001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        email_key text NOT NULL CONSTRAINT users_email_key UNIQUE,
        name text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'seller', 'customer')),
        phone text,
        address text,
        is_verified boolean NOT NULL DEFAULT false,
        password_hash text NOT NULL,
        is_demo boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX users_newest ON users (created_at DESC, id);
      CREATE INDEX users_admins ON users (id) WHERE role = 'admin';
      CREATE TABLE verification_codes (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        tries int NOT NULL DEFAULT 0,
        sent_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE reset_tokens (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX reset_tokens_of_user ON reset_tokens (user_id);
      CREATE TABLE sessions (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_of_user ON sessions (user_id);
      CREATE TABLE limits (key varchar(255) PRIMARY KEY, points int NOT NULL DEFAULT 0, expire bigint);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE limits, sessions, reset_tokens, verification_codes, users');
  }
}
