import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several pictures of a product. Apart from the products, so that a change of stock does not write them again. */
export class ProductPictures1764100000000 implements MigrationInterface {
  name = 'ProductPictures1764100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Which of them is the main one says the product, whose image_url may also be in no row.
      CREATE TABLE product_pictures (
        product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
        place int NOT NULL,
        image_url text NOT NULL,
        alt text,
        alt_km text,
        PRIMARY KEY (product_id, place)
      );
      CREATE INDEX product_pictures_by_image ON product_pictures (image_url);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE product_pictures');
  }
}
