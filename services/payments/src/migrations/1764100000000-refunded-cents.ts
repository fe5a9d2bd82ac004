import { addCheck, eachBatch, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentsRefundedCents1764100000000 implements MigrationInterface {
  name = 'PaymentsRefundedCents1764100000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE payments ADD COLUMN IF NOT EXISTS refunded_cents int NOT NULL DEFAULT 0');
    await addCheck(db, {
      table: 'payments',
      name: 'refunded_no_more_than_paid',
      check: 'refunded_cents BETWEEN 0 AND amount_cents',
    });
    const whole = 'UPDATE payments SET refunded_cents = amount_cents WHERE order_id = ANY ($1)';
    await eachBatch(db, { table: 'payments', key: 'order_id', where: `status = 'refunded'` }, (ids) =>
      step(db, whole, [ids]),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payments DROP COLUMN refunded_cents');
  }
}
