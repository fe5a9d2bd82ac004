import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that no list depends on, such as of a description or a rating, are noted too: the gateway keeps answers until one. */
export class NoteEveryChange1764150000000 implements MigrationInterface {
  name = 'NoteEveryChange1764150000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER note_stock ON products;
      CREATE TRIGGER note_any AFTER UPDATE ON products
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true);
      CREATE TRIGGER note_pictures AFTER INSERT OR DELETE OR UPDATE ON product_pictures
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true);
      CREATE TRIGGER note_pages AFTER INSERT OR DELETE OR UPDATE ON shop_pages
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true);
      CREATE TRIGGER note_facts AFTER INSERT OR DELETE OR UPDATE ON shop_facts
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER note_facts ON shop_facts;
      DROP TRIGGER note_pages ON shop_pages;
      DROP TRIGGER note_pictures ON product_pictures;
      DROP TRIGGER note_any ON products;
      CREATE TRIGGER note_stock AFTER UPDATE OF stock, sold ON products
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true);
    `);
  }
}
