import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Khmer texts, what was sold, the search that forgives typing errors, and pictures in several sizes. */
export class Storefront1700000002000 implements MigrationInterface {
  name = 'Storefront1700000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      ALTER TABLE products
        ADD COLUMN name_km text,
        ADD COLUMN name_km_key text COLLATE "C",
        ADD COLUMN description_km text,
        ADD COLUMN sold int NOT NULL DEFAULT 0 CHECK (sold >= 0),
        ADD COLUMN search_key text NOT NULL
          GENERATED ALWAYS AS (name_key || E'\\n' || coalesce(name_km_key, '')) STORED;
      CREATE INDEX products_search ON products USING gin (search_key gin_trgm_ops) WHERE deleted_at IS NULL;
      CREATE INDEX products_of_brand ON products (brand_id) WHERE deleted_at IS NULL;
      CREATE INDEX products_best_selling ON products (sold DESC, id) WHERE deleted_at IS NULL;
      CREATE TABLE sales (
        order_id text PRIMARY KEY,
        lines jsonb NOT NULL,
        refunded boolean NOT NULL
      );
      CREATE TABLE image_sizes (
        hash text NOT NULL REFERENCES images (hash) ON DELETE CASCADE,
        width int NOT NULL,
        bytes bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (hash, width)
      );
      ALTER TABLE image_sizes ALTER COLUMN bytes SET STORAGE EXTERNAL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE image_sizes, sales;
      DROP INDEX products_best_selling, products_of_brand, products_search;
      ALTER TABLE products
        DROP COLUMN search_key,
        DROP COLUMN sold,
        DROP COLUMN description_km,
        DROP COLUMN name_km_key,
        DROP COLUMN name_km;
    `);
  }
}
