import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthWishlists1768110000000 implements MigrationInterface {
  name = 'AuthWishlists1768110000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE wishlists (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        products int[] NOT NULL
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE wishlists');
  }
}
