import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders decide on refunds: whether the goods have left is known there. */
export class RefundsByOrders1700000002000 implements MigrationInterface {
  name = 'RefundsByOrders1700000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payments DROP COLUMN shipped');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payments ADD COLUMN shipped boolean NOT NULL DEFAULT false');
  }
}
