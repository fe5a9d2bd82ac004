import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TwoStep1700000005000 implements MigrationInterface {
  name = 'TwoStep1700000005000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users ADD COLUMN has_two_step boolean NOT NULL DEFAULT false;
      CREATE TABLE two_step (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        secret_sealed text NOT NULL,
        last_counter bigint NOT NULL DEFAULT 0,
        wrong_tries int NOT NULL DEFAULT 0,
        wrong_since timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES two_step (user_id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );
      CREATE TABLE login_tickets (
        token_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        tries int NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX login_tickets_of_user ON login_tickets (user_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE login_tickets, recovery_codes, two_step;
      ALTER TABLE users DROP COLUMN has_two_step;
    `);
  }
}
