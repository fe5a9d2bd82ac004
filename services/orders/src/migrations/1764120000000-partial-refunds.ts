import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrdersPartialRefunds1764120000000 implements MigrationInterface {
  name = 'OrdersPartialRefunds1764120000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders ADD COLUMN refunded_cents int NOT NULL DEFAULT 0,
        ADD CONSTRAINT orders_refunded_no_more_than_paid CHECK (refunded_cents BETWEEN 0 AND total_cents);
      ALTER TABLE order_items ADD COLUMN refunded_quantity int NOT NULL DEFAULT 0,
        ADD CONSTRAINT items_refunded_no_more_than_bought CHECK (refunded_quantity BETWEEN 0 AND quantity);
      UPDATE orders SET refunded_cents = total_cents WHERE status = 'refunded';
      UPDATE order_items i SET refunded_quantity = i.quantity FROM orders o
        WHERE o.id = i.order_id AND o.status = 'refunded';

      ALTER TABLE order_events ADD COLUMN amount_cents int, ADD COLUMN reason text,
        DROP CONSTRAINT order_events_type_check,
        ADD CONSTRAINT order_events_type_check CHECK (type IN ('placed', 'paid', 'expired', 'cancelled', 'shipped',
          'delivered', 'refunded', 'partly_refunded', 'corrected', 'taken_back'));

      -- The keys by which a repeated call is known.
      CREATE TABLE refund_keys (
        order_id text NOT NULL REFERENCES orders,
        key text NOT NULL,
        body_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (order_id, key)
      );
    `);
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
