import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff buy as well, but are no customers; who was never told of as staff is one. */
export class Roles1700000003000 implements MigrationInterface {
  name = 'Roles1700000003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE customers
      ADD COLUMN role text NOT NULL DEFAULT 'customer', ADD COLUMN role_told_at timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE customers DROP COLUMN role, DROP COLUMN role_told_at');
  }
}
