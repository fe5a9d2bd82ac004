import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthSavedViews1764500000000 implements MigrationInterface {
  name = 'AuthSavedViews1764500000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        list text NOT NULL,
        name text NOT NULL,
        filters jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX saved_views_of_user ON saved_views (user_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE saved_views');
  }
}
