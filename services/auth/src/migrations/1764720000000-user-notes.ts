import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthUserNotes1764720000000 implements MigrationInterface {
  name = 'AuthUserNotes1764720000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE user_notes (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        text text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now(),
        by_id uuid NOT NULL,
        by_name text NOT NULL
      );
      CREATE INDEX notes_of_user ON user_notes (user_id, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE user_notes');
  }
}
