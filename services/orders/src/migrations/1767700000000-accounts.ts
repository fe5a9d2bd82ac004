import { buildIndex } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what was sold and given back in a period, orders by their way to pay, and who bought a product. */
export class Accounts1767700000000 implements MigrationInterface {
  name = 'Accounts1767700000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const soldAt = 'coalesce(handed_over_at, paid_at)';
    await buildIndex(db, 'orders_by_sold_at', `orders ((${soldAt})) WHERE ${soldAt} IS NOT NULL`);
    await buildIndex(
      db,
      'refunds_by_time',
      `order_events (at) WHERE type IN ('refunded', 'partly_refunded')`,
    );
    await buildIndex(db, 'items_of_product', 'order_items (product_id, order_id)');
    await buildIndex(
      db,
      'orders_by_method',
      `orders (payment_method, created_at DESC, id) WHERE payment_method <> 'demo'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP INDEX items_of_product; DROP INDEX orders_by_method; DROP INDEX refunds_by_time; DROP INDEX orders_by_sold_at;',
    );
  }
}
