import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchKey } from '../users/user.entity.js';

export class BlockingAndVersions1700000003000 implements MigrationInterface {
  name = 'BlockingAndVersions1700000003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users
        ADD COLUMN version int NOT NULL DEFAULT 1,
        ADD COLUMN blocked_at timestamptz,
        ADD COLUMN search_key text NOT NULL DEFAULT '';
    `);
    const users: { id: string; name: string; email: string }[] = await db.query(
      'SELECT id, name, email FROM users',
    );
    await db.query(
      `UPDATE users SET search_key = known.key
       FROM unnest($1::uuid[], $2::text[]) AS known (id, key) WHERE users.id = known.id`,
      [users.map(({ id }) => id), users.map(({ name, email }) => searchKey(name, email))],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN version, DROP COLUMN blocked_at, DROP COLUMN search_key');
  }
}
