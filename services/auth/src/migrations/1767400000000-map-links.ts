import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthMapLinks1767400000000 implements MigrationInterface {
  name = 'AuthMapLinks1767400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE addresses ADD COLUMN map_link text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE addresses DROP COLUMN map_link');
  }
}
