import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From how wide a network orders come: those that wait for payment, and all of the last hour. */
export class OriginsOfOrders1766100000000 implements MigrationInterface {
  name = 'OriginsOfOrders1766100000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE orders ADD COLUMN IF NOT EXISTS client_wide_network text');
    await buildIndex(
      db,
      'orders_held_from_wide_network',
      `orders (client_wide_network) WHERE status = 'pending' OR abandoned_at IS NOT NULL`,
    );
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS network_orders (
         wide_network text NOT NULL,
         placed_at timestamptz NOT NULL DEFAULT now()
       );
       CREATE INDEX IF NOT EXISTS orders_of_network ON network_orders (wide_network, placed_at DESC)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE network_orders');
    await db.query('ALTER TABLE orders DROP COLUMN client_wide_network');
  }
}
