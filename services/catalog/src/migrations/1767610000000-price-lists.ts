import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What products cost their sellers, and how the price lists of suppliers are read. */
export class PriceLists1767610000000 implements MigrationInterface {
  name = 'PriceLists1767610000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products ADD cost_cents int');
    await db.query(`
      CREATE TABLE suppliers (
        owner_id uuid NOT NULL,
        supplier text NOT NULL,
        name text NOT NULL,
        -- How the columns of the last list were read, and of which header that was.
        header text NOT NULL,
        mapping jsonb NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, supplier)
      );
      -- Codes of a supplier that a person has said the product of.
      CREATE TABLE supplier_codes (
        owner_id uuid NOT NULL,
        supplier text NOT NULL,
        code text NOT NULL,
        product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
        PRIMARY KEY (owner_id, supplier, code)
      );
      CREATE INDEX supplier_codes_of_product ON supplier_codes (product_id);
      -- Lists that were taken, so that none adds to the stock twice unless a person wants that.
      CREATE TABLE price_lists (
        owner_id uuid NOT NULL,
        supplier text NOT NULL,
        digest text NOT NULL,
        taken_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, supplier, digest)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE price_lists');
    await db.query('DROP TABLE supplier_codes');
    await db.query('DROP TABLE suppliers');
    await db.query('ALTER TABLE products DROP cost_cents');
  }
}
