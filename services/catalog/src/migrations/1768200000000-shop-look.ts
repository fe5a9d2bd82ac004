import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the shop calls itself and looks; a change of it is noted as one of the catalogue is, as the gateway keeps what shows it. */
export class ShopLook1768200000000 implements MigrationInterface {
  name = 'ShopLook1768200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS shop_look (
         id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
         name text NOT NULL DEFAULT '',
         logo text,
         brand_color text,
         accent_color text,
         hero_title text NOT NULL DEFAULT '',
         hero_title_km text NOT NULL DEFAULT '',
         hero_text text NOT NULL DEFAULT '',
         hero_text_km text NOT NULL DEFAULT '',
         hero_image text,
         shelves text[] NOT NULL DEFAULT '{new-arrivals,best-sellers,brands,recently-viewed,promises}',
         mail_footer text NOT NULL DEFAULT '',
         mail_footer_km text NOT NULL DEFAULT '',
         version int NOT NULL DEFAULT 1
       );
       INSERT INTO shop_look DEFAULT VALUES ON CONFLICT DO NOTHING;
       CREATE OR REPLACE TRIGGER note_look AFTER UPDATE ON shop_look
         FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change(true)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE shop_look');
  }
}
