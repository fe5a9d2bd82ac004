import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every change of a stock: when, why, and both figures before and after it. */
export class StockHistory1700000005000 implements MigrationInterface {
  name = 'StockHistory1700000005000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE stock_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id int NOT NULL,
        cause text NOT NULL CHECK (cause IN ('hold', 'sale', 'release', 'refund', 'staff')),
        available_from int NOT NULL,
        available_to int NOT NULL,
        held_from int NOT NULL,
        held_to int NOT NULL,
        order_id text,
        changed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX stock_changes_of_product ON stock_changes (product_id, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE stock_changes');
  }
}
