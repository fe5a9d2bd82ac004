import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works in the shop: support does not see what they buy. Auth tells of those who do already. */
export class KnownStaff1766700000000 implements MigrationInterface {
  name = 'KnownStaff1766700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE known_staff (
        user_id uuid PRIMARY KEY,
        -- Of when they are known to work here.
        known_at timestamptz NOT NULL
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE known_staff');
  }
}
