import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What becomes of a payment is part of its order's trace. */
export class OrderTraces1764300000000 implements MigrationInterface {
  name = 'OrderTraces1764300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payments ADD COLUMN traceparent text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payments DROP COLUMN traceparent');
  }
}
