import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pieces that were given back of an order no longer count as sold. */
export class PartialRefunds1764500000000 implements MigrationInterface {
  name = 'PartialRefunds1764500000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sales
        -- The pieces that were given back, as in lines.
        ADD COLUMN returned jsonb NOT NULL DEFAULT '[]',
        -- Pieces were given back of an order whose payment has not been heard of yet.
        ADD COLUMN awaits_payment boolean NOT NULL DEFAULT false
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sales DROP COLUMN returned, DROP COLUMN awaits_payment');
  }
}
