import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How customers reach the shop, for the foot of mails. */
export class ShopFacts1764800000000 implements MigrationInterface {
  name = 'ShopFacts1764800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE shop_facts (
        id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        version int NOT NULL,
        facts jsonb NOT NULL
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE shop_facts');
  }
}
