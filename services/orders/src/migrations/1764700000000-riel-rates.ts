import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many riel a dollar was when an order was paid; null where it is not known. */
export class OrdersRielRates1764700000000 implements MigrationInterface {
  name = 'OrdersRielRates1764700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders ADD COLUMN riel_rate double precision CHECK (riel_rate > 0)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders DROP COLUMN riel_rate');
  }
}
