import { addCheck, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an order is to be paid, and the riel rate that it freezes when it is placed. Orders of before are of the demo. */
export class PaymentMethods1767100000000 implements MigrationInterface {
  name = 'PaymentMethods1767100000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS riel_rate (
        id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        version int NOT NULL,
        rate double precision NOT NULL CHECK (rate > 0)
      )`,
    );
    await step(
      db,
      `ALTER TABLE orders ADD COLUMN IF NOT EXISTS payment_method text NOT NULL DEFAULT 'demo',
         ADD COLUMN IF NOT EXISTS pay_currency text NOT NULL DEFAULT 'USD'`,
    );
    const check = `pay_currency IN ('USD', 'KHR')`;
    await addCheck(db, { table: 'orders', name: 'orders_pay_currency_check', check });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP TABLE riel_rate; ALTER TABLE orders DROP COLUMN payment_method, DROP COLUMN pay_currency',
    );
  }
}
