import { addCheck, buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that are paid in cash at the door: who called, what was collected, and what the courier takes for it. */
export class CashOnDelivery1767200000000 implements MigrationInterface {
  name = 'CashOnDelivery1767200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE orders ADD COLUMN IF NOT EXISTS confirmed_at timestamptz,
         ADD COLUMN IF NOT EXISTS calls int NOT NULL DEFAULT 0,
         ADD COLUMN IF NOT EXISTS last_call_at timestamptz,
         ADD COLUMN IF NOT EXISTS handed_over_at timestamptz,
         ADD COLUMN IF NOT EXISTS collected_cents int,
         ADD COLUMN IF NOT EXISTS collected_khr int,
         ADD COLUMN IF NOT EXISTS rounding_khr int,
         ADD COLUMN IF NOT EXISTS refused_at timestamptz,
         ADD COLUMN IF NOT EXISTS courier_fee_cents int`,
    );
    await addCheck(db, {
      table: 'order_events',
      name: 'order_events_type_check',
      check: `type IN (${[...before, ...added].map((type) => `'${type}'`).join(', ')})`,
    });
    const isByCash = `payment_method = 'cod'`;
    await buildIndex(
      db,
      'orders_to_call',
      `orders (pay_until) WHERE ${isByCash} AND status = 'pending' AND confirmed_at IS NULL`,
    );
    await buildIndex(
      db,
      'orders_to_ship_for_cash',
      `orders (created_at DESC, id) WHERE ${isByCash} AND status = 'pending' AND confirmed_at IS NOT NULL`,
    );
    await buildIndex(
      db,
      'orders_by_cash_of_user',
      `orders (user_id) WHERE ${isByCash} AND (payment_status = 'pending' OR refused_at IS NOT NULL)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX orders_by_cash_of_user; DROP INDEX orders_to_ship_for_cash; DROP INDEX orders_to_call;
      DELETE FROM order_events WHERE type IN (${added.map((type) => `'${type}'`).join(', ')});
      ALTER TABLE order_events DROP CONSTRAINT order_events_type_check,
        ADD CONSTRAINT order_events_type_check CHECK (type IN (${before.map((type) => `'${type}'`).join(', ')}));
      ALTER TABLE orders DROP COLUMN confirmed_at, DROP COLUMN calls, DROP COLUMN last_call_at,
        DROP COLUMN handed_over_at, DROP COLUMN collected_cents, DROP COLUMN collected_khr, DROP COLUMN rounding_khr,
        DROP COLUMN refused_at, DROP COLUMN courier_fee_cents;
    `);
  }
}

const before = [
  ...['placed', 'paid', 'expired', 'cancelled', 'shipped', 'delivered', 'refunded', 'partly_refunded'],
  ...['corrected', 'taken_back', 'delivery_changed', 'came_back', 'sent_again'],
];
const added = ['confirmed', 'no_answer', 'refused', 'unconfirmed'];
