import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What products are called in Khmer; null where it is not known. */
export class OrdersKhmerNames1764150000000 implements MigrationInterface {
  name = 'OrdersKhmerNames1764150000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products ADD COLUMN name_km text;
      ALTER TABLE order_items ADD COLUMN name_km text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE order_items DROP COLUMN name_km;
      ALTER TABLE products DROP COLUMN name_km;
    `);
  }
}
