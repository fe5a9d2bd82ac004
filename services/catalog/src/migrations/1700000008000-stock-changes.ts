import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What orders hold of a product; uploads change a stock by a difference, and are undone by one. */
export class StockChanges1700000008000 implements MigrationInterface {
  name = 'StockChanges1700000008000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products ADD COLUMN held int NOT NULL DEFAULT 0;
      UPDATE bulk_rows SET product = jsonb_set(product #- '{change,stock}', '{change,stockChange}',
          to_jsonb((product #>> '{change,stock}')::int - (differences #>> '{before,stock}')::int))
        WHERE product #> '{change,stock}' IS NOT NULL AND differences #> '{before,stock}' IS NOT NULL;
      UPDATE bulk_rows SET was = was - 'stock' || jsonb_build_object('stockChange', (was ->> 'stock')::int - stock_then)
        WHERE was -> 'stock' IS NOT NULL;
      ALTER TABLE bulk_rows DROP COLUMN stock_then, DROP COLUMN set_version_then;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bulk_rows ADD COLUMN stock_then int, ADD COLUMN set_version_then int;
      ALTER TABLE products DROP COLUMN held;
    `);
  }
}
