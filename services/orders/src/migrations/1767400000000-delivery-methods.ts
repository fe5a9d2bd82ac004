import { buildIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an order is brought, as it was chosen: orders of before have none. And where a map shows its place. */
export class DeliveryMethods1767400000000 implements MigrationInterface {
  name = 'DeliveryMethods1767400000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE orders ADD COLUMN IF NOT EXISTS delivery_method text,
         ADD COLUMN IF NOT EXISTS delivery_name text,
         ADD COLUMN IF NOT EXISTS delivery_name_km text,
         ADD COLUMN IF NOT EXISTS pick_up boolean NOT NULL DEFAULT false,
         ADD COLUMN IF NOT EXISTS delivery_days_from int,
         ADD COLUMN IF NOT EXISTS delivery_days_to int,
         ADD COLUMN IF NOT EXISTS map_link text`,
    );
    // As staff list them.
    await buildIndex(db, 'orders_to_pick_up', 'orders (created_at DESC, id) WHERE pick_up');
    await buildIndex(
      db,
      'orders_by_delivery_method',
      'orders (delivery_method, created_at DESC, id) WHERE delivery_method IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX orders_by_delivery_method; DROP INDEX orders_to_pick_up;
      ALTER TABLE orders DROP COLUMN delivery_method, DROP COLUMN delivery_name, DROP COLUMN delivery_name_km,
        DROP COLUMN pick_up, DROP COLUMN delivery_days_from, DROP COLUMN delivery_days_to, DROP COLUMN map_link;
    `);
  }
}
