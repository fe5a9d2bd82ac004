import { readFile } from 'node:fs/promises';
import { buildIndex, replaceIndex, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same from `src` and from `dist`. */
const ranking = new URL('../../src/search/ranking.sql', import.meta.url);

const inShop = 'deleted_at IS NULL AND NOT hidden';

const tables = `
  ALTER TABLE products
    -- The sale whose price it has just now; its own price stays in price_cents.
    ADD COLUMN IF NOT EXISTS sale_id int,
    ADD COLUMN IF NOT EXISTS sale_cents int,
    -- How many of its versions are the work of sales, by which no edit of staff is stale.
    ADD COLUMN IF NOT EXISTS sale_version int NOT NULL DEFAULT 0;
  CREATE TABLE IF NOT EXISTS price_sales (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text,
    name_km text,
    percent_off int CHECK (percent_off BETWEEN 1 AND 90),
    amount_off int CHECK (amount_off > 0),
    target text NOT NULL CHECK (target IN ('all', 'brand', 'category', 'products')),
    -- Without a reference: a brand is deleted while its products are locked, which come after sales.
    brand_id int,
    category text,
    product_ids int[] NOT NULL DEFAULT '{}',
    begins_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL CHECK (ends_at > begins_at),
    state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'running', 'ended')),
    -- Up to which product its prices are written; -1 between two rounds, and null when nothing is left to do.
    priced_to int,
    -- The transaction that began or ended it, and whether all that were under way then were over when the round began.
    turned_by xid8,
    is_last_round boolean NOT NULL DEFAULT false,
    version int NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nonnulls(percent_off, amount_off) = 1)
  );
  CREATE INDEX IF NOT EXISTS price_sales_running ON price_sales (id) WHERE state = 'running';
  CREATE INDEX IF NOT EXISTS price_sales_to_do ON price_sales (id) WHERE state <> 'ended' OR priced_to IS NOT NULL;
  CREATE OR REPLACE TRIGGER note_price_sales AFTER UPDATE OF name, name_km, ends_at ON price_sales
    FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(false);
  CREATE OR REPLACE TRIGGER note_sale_prices AFTER UPDATE OF sale_id, sale_cents ON products
    FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(false)`;

const functions = `
  -- What a sale makes of a price in cents: rounded half up to a cent, and never below one.
  CREATE OR REPLACE FUNCTION sale_price(price int, percent_off int, amount_off int) RETURNS int LANGUAGE sql IMMUTABLE
    AS $$ SELECT greatest(1, CASE WHEN percent_off IS NULL THEN price - amount_off
      ELSE ((price::bigint * (100 - percent_off) + 50) / 100)::int END) $$;

  -- Whether a sale is of a product.
  CREATE OR REPLACE FUNCTION is_of_sale(s price_sales, product int, brand int, kind text) RETURNS boolean LANGUAGE sql IMMUTABLE
    AS $$ SELECT CASE s.target WHEN 'all' THEN true WHEN 'brand' THEN s.brand_id = brand WHEN 'category' THEN s.category = kind
      ELSE product = ANY (s.product_ids) END $$;

  -- The running sale with the lowest price, if that is below the product's own. Volatile, as it must see what was committed while
  -- its statement waited for the product.
  CREATE OR REPLACE FUNCTION best_sale(product int, brand int, kind text, price int)
    RETURNS TABLE (sale int, cents int) LANGUAGE plpgsql VOLATILE ROWS 1
    AS $$ BEGIN
      RETURN QUERY SELECT s.id, sale_price(price, s.percent_off, s.amount_off) FROM price_sales s
        WHERE s.state = 'running' AND is_of_sale(s, product, brand, kind) AND sale_price(price, s.percent_off, s.amount_off) < price
        ORDER BY 2, s.ends_at DESC, s.id LIMIT 1;
      IF NOT FOUND THEN RETURN QUERY SELECT NULL::int, NULL::int; END IF;
    END $$;

  -- Whoever writes a price, a brand or a new product: it has the price of the sale that runs.
  CREATE OR REPLACE FUNCTION keep_sale_price() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    -- Before the sales are read, so that a sale that begins just now waits for this transaction (see apply-sales.ts).
    PERFORM pg_current_xact_id();
    SELECT sale, cents INTO NEW.sale_id, NEW.sale_cents FROM best_sale(NEW.id, NEW.brand_id, NEW.category, NEW.price_cents);
    RETURN NEW;
  END $$`;

const triggers = `
  CREATE OR REPLACE TRIGGER keep_sale_price BEFORE INSERT OR UPDATE OF price_cents, brand_id, category, deleted_at ON products
    FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION keep_sale_price()`;

/** Prices for a time, and lists, searches and filters by them. */
export class Sales1767520000000 implements MigrationInterface {
  name = 'Sales1767520000000';
  transaction = false;
  /** The SHA-256 of the file: a changed one needs a migration of its own, as nobody runs this one again. */
  static readonly installs = '934325b9d83d20a8c550cf7ff88e8bbf7a5735f99beca3dbc7f9aa07cfed8063';

  async up(db: QueryRunner): Promise<void> {
    await step(db, tables);
    await step(db, functions);
    await step(db, triggers);
    await buildIndex(db, 'products_of_sale', 'products (sale_id) WHERE sale_id IS NOT NULL');
    await replaceIndex(
      db,
      'products_by_price',
      `products ((coalesce(sale_cents, price_cents)), id DESC) WHERE ${inShop}`,
    );
    const inCategory = '(category, brand_id, id) INCLUDE (price_cents, sale_cents, stock, sold)';
    await replaceIndex(db, 'products_in_shop', `products ${inCategory} WHERE ${inShop}`);
    await step(db, await readFile(ranking, 'utf8'));
  }

  /** Without the older ranking and indexes: these work with the older columns, too, but the last one. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER keep_sale_price ON products;
      DROP FUNCTION keep_sale_price();
      DROP TRIGGER note_sale_prices ON products;
      DROP FUNCTION best_sale(int, int, text, int);
      DROP FUNCTION is_of_sale(price_sales, int, int, text);
      DROP TABLE price_sales;
      DROP FUNCTION sale_price(int, int, int);
      ALTER TABLE products DROP COLUMN sale_version;
    `);
  }
}
