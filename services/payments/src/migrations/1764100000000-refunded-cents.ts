import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentsRefundedCents1764100000000 implements MigrationInterface {
  name = 'PaymentsRefundedCents1764100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payments ADD COLUMN refunded_cents int NOT NULL DEFAULT 0,
        ADD CONSTRAINT refunded_no_more_than_paid CHECK (refunded_cents BETWEEN 0 AND amount_cents);
      UPDATE payments SET refunded_cents = amount_cents WHERE status = 'refunded';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payments DROP COLUMN refunded_cents');
  }
}
