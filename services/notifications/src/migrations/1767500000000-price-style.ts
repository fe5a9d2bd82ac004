import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the shop writes its prices, for mails. */
export class PriceStyle1767500000000 implements MigrationInterface {
  name = 'PriceStyle1767500000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE price_style (
        id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        version int NOT NULL,
        prices text NOT NULL
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE price_style');
  }
}
