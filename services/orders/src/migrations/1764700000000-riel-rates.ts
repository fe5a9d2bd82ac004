import { addCheck, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many riel a dollar was when an order was paid; null where it is not known. */
export class OrdersRielRates1764700000000 implements MigrationInterface {
  name = 'OrdersRielRates1764700000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE orders ADD COLUMN IF NOT EXISTS riel_rate double precision');
    await addCheck(db, { table: 'orders', name: 'orders_riel_rate_check', check: 'riel_rate > 0' });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders DROP COLUMN riel_rate');
  }
}
