import { addCheck, eachBatch, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrdersPartialRefunds1764120000000 implements MigrationInterface {
  name = 'OrdersPartialRefunds1764120000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await this.addRefunded(db);
    await this.addEvents(db);
    // The keys by which a repeated call is known.
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS refund_keys (
        order_id text NOT NULL REFERENCES orders,
        key text NOT NULL,
        body_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (order_id, key)
      )`,
    );
  }

  private async addRefunded(db: QueryRunner): Promise<void> {
    const none = 'int NOT NULL DEFAULT 0';
    await step(db, `ALTER TABLE orders ADD COLUMN IF NOT EXISTS refunded_cents ${none}`);
    await step(db, `ALTER TABLE order_items ADD COLUMN IF NOT EXISTS refunded_quantity ${none}`);
    await addCheck(db, {
      table: 'orders',
      name: 'orders_refunded_no_more_than_paid',
      check: 'refunded_cents BETWEEN 0 AND total_cents',
    });
    await addCheck(db, {
      table: 'order_items',
      name: 'items_refunded_no_more_than_bought',
      check: 'refunded_quantity BETWEEN 0 AND quantity',
    });
    const wholeOrders = 'UPDATE orders SET refunded_cents = total_cents WHERE id = ANY ($1)';
    const wholeItems = 'UPDATE order_items SET refunded_quantity = quantity WHERE order_id = ANY ($1)';
    await eachBatch(db, { table: 'orders', key: 'id', where: `status = 'refunded'` }, async (ids) => {
      await step(db, wholeOrders, [ids]);
      await step(db, wholeItems, [ids]);
    });
  }

  private async addEvents(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE order_events ADD COLUMN IF NOT EXISTS amount_cents int, ADD COLUMN IF NOT EXISTS reason text`,
    );
    await addCheck(db, {
      table: 'order_events',
      name: 'order_events_type_check',
      check: `type IN ('placed', 'paid', 'expired', 'cancelled', 'shipped', 'delivered', 'refunded', 'partly_refunded',
        'corrected', 'taken_back')`,
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE refund_keys;
      DELETE FROM order_events WHERE type = 'partly_refunded';
      ALTER TABLE order_events DROP COLUMN amount_cents, DROP COLUMN reason, DROP CONSTRAINT order_events_type_check,
        ADD CONSTRAINT order_events_type_check CHECK (type IN ('placed', 'paid', 'expired', 'cancelled', 'shipped',
          'delivered', 'refunded', 'corrected', 'taken_back'));
      ALTER TABLE order_items DROP COLUMN refunded_quantity;
      ALTER TABLE orders DROP COLUMN refunded_cents;
    `);
  }
}
