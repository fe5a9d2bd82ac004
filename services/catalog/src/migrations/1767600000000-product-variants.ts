import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that are one thing in other colours, or with other switches. Apart from the products, which are read and written without it. */
export class ProductVariants1767600000000 implements MigrationInterface {
  name = 'ProductVariants1767600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE product_variants (
        product_id int PRIMARY KEY REFERENCES products ON DELETE CASCADE,
        seller_id uuid NOT NULL,
        -- The key of a word that those of one thing have in common.
        family text NOT NULL,
        -- What tells it from the others.
        label text NOT NULL
      );
      CREATE INDEX product_variants_of_family ON product_variants (seller_id, family, product_id);
      CREATE TRIGGER note_variants AFTER INSERT OR DELETE OR UPDATE ON product_variants
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE product_variants');
  }
}
