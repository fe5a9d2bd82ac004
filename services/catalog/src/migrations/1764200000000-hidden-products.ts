import { addCheck, buildIndex, replaceIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const inShop = 'deleted_at IS NULL AND NOT hidden';

/** The indexes by which shoppers' lists are put in order without reading the products. */
const shownIndexes = {
  products_best_selling: '(sold DESC, id)',
  products_by_name: '(name_key, id)',
  products_by_name_km: '(name_km_key, id)',
  products_by_price: '(price_cents, id DESC)',
  products_by_stock: '(stock, id)',
  products_in_shop: '(category, brand_id, id) INCLUDE (price_cents, stock, sold)',
  products_newest: '(id DESC)',
  products_of_seller: '(seller_id, id DESC)',
};
const newIndexes = {
  products_hidden: '(id DESC) WHERE deleted_at IS NULL AND hidden',
  products_scheduled: '(visible_from) WHERE visible_from IS NOT NULL AND deleted_at IS NULL',
  products_deleted: '(deleted_at) WHERE deleted_at IS NOT NULL',
};

/** Products that are hidden, until a time or for good, and their price before a reduction. */
export class HiddenProducts1764200000000 implements MigrationInterface {
  name = 'HiddenProducts1764200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `ALTER TABLE products
        ADD COLUMN IF NOT EXISTS compare_at_cents int,
        ADD COLUMN IF NOT EXISTS hidden boolean NOT NULL DEFAULT false,
        -- Of a hidden product: when it is shown.
        ADD COLUMN IF NOT EXISTS visible_from timestamptz;
      CREATE OR REPLACE TRIGGER note_shown AFTER UPDATE OF hidden, compare_at_cents ON products
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(false)`,
    );
    await addCheck(db, {
      table: 'products',
      name: 'products_compare_at_cents_check',
      check: 'compare_at_cents >= 0',
    });
    for (const [name, columns] of Object.entries(shownIndexes))
      await replaceIndex(db, name, `products ${columns} WHERE ${inShop}`);
    const toRestock = `products (id DESC) WHERE ${inShop} AND stock <= restock_at`;
    await replaceIndex(db, 'products_to_restock', toRestock);
    for (const [name, columns] of Object.entries(newIndexes))
      await buildIndex(db, name, `products ${columns}`);
    await this.leaveOutHidden(db);
  }

  /** As before, but for hidden products: the search finds as many others in their places. */
  private async leaveOutHidden(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION best_products(exact tsquery, loose tsquery, exact_facts tsquery, loose_facts tsquery,
          pattern text, most int, key text, key_end text, wanted int, favoured text)
        RETURNS TABLE (id int, place bigint) LANGUAGE plpgsql STABLE ROWS 20
        SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
        AS $$ #variable_conflict use_column
        BEGIN
          RETURN QUERY SELECT p.id, row_number() OVER (
              ORDER BY found.part > 0, (p.category = favoured) IS NOT TRUE, found.part, p.stock = 0, p.sold DESC, p.name_key, p.id
            ) AS place
          FROM (
            SELECT id, min(part) AS part FROM (
              SELECT product_id AS id, part
                FROM products_meant(exact, loose, exact_facts, loose_facts, pattern, most, wanted)
              UNION ALL
              (SELECT id, CASE WHEN name_key = key THEN 0 ELSE 1 END FROM products
                WHERE ${inShop} AND name_key >= key AND name_key < key_end ORDER BY name_key, id LIMIT wanted)
              UNION ALL
              (SELECT id, CASE WHEN name_km_key = key THEN 0 ELSE 1 END FROM products
                WHERE ${inShop} AND name_km_key >= key AND name_km_key < key_end ORDER BY name_km_key, id LIMIT wanted)
            ) AS hits GROUP BY id
          ) AS found JOIN products p ON p.id = found.id AND NOT p.hidden
          ORDER BY place LIMIT wanted;
        END $$;
    `);
  }

  /** Without the older function and indexes: nothing needs them but speed. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER note_shown ON products;
      ALTER TABLE products DROP COLUMN compare_at_cents, DROP COLUMN hidden, DROP COLUMN visible_from;
    `);
  }
}
