import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the dashboard's table of products is sorted and narrowed by; brands tell old edits from new. */
export class Dashboard1700000003000 implements MigrationInterface {
  name = 'Dashboard1700000003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE brands ADD COLUMN version int NOT NULL DEFAULT 1;
      CREATE INDEX products_of_seller ON products (seller_id, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX products_by_name ON products (name_key, id) WHERE deleted_at IS NULL;
      CREATE INDEX products_by_price ON products (price_cents, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX products_by_stock ON products (stock, id) WHERE deleted_at IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX products_by_stock, products_by_price, products_by_name, products_of_seller;
      ALTER TABLE brands DROP COLUMN version;
    `);
  }
}
