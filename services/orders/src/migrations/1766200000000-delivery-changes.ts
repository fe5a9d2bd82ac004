import { addCheck, buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an order goes can be corrected; what comes back can be sent again; and a courier gets a note. */
export class DeliveryChanges1766200000000 implements MigrationInterface {
  name = 'DeliveryChanges1766200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE orders ADD COLUMN IF NOT EXISTS note text, ADD COLUMN IF NOT EXISTS came_back_at timestamptz,
         ADD COLUMN IF NOT EXISTS restocked boolean NOT NULL DEFAULT false`,
    );
    await buildIndex(db, 'orders_by_total', 'orders (total_cents DESC, id)');
    await step(db, 'ALTER TABLE order_events ADD COLUMN IF NOT EXISTS changes jsonb');
    await addCheck(db, {
      table: 'order_events',
      name: 'order_events_type_check',
      check: `type IN ('placed', 'paid', 'expired', 'cancelled', 'shipped', 'delivered', 'refunded', 'partly_refunded',
        'corrected', 'taken_back', 'delivery_changed', 'came_back', 'sent_again')`,
    });
    await addCheck(db, {
      table: 'stock_changes',
      name: 'stock_changes_cause_check',
      check: `cause IN ('hold', 'sale', 'release', 'refund', 'staff', 'came_back', 'sent_again')`,
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX orders_by_total;
      DELETE FROM order_events WHERE type IN ('delivery_changed', 'came_back', 'sent_again');
      ALTER TABLE order_events DROP COLUMN changes, DROP CONSTRAINT order_events_type_check,
        ADD CONSTRAINT order_events_type_check CHECK (type IN ('placed', 'paid', 'expired', 'cancelled', 'shipped',
          'delivered', 'refunded', 'partly_refunded', 'corrected', 'taken_back'));
      UPDATE stock_changes SET cause = 'refund' WHERE cause = 'came_back';
      UPDATE stock_changes SET cause = 'hold' WHERE cause = 'sent_again';
      ALTER TABLE stock_changes DROP CONSTRAINT stock_changes_cause_check,
        ADD CONSTRAINT stock_changes_cause_check CHECK (cause IN ('hold', 'sale', 'release', 'refund', 'staff'));
      ALTER TABLE orders DROP COLUMN note, DROP COLUMN came_back_at, DROP COLUMN restocked;
    `);
  }
}
