import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the shop calls itself and looks, for mails. */
export class ShopLook1768200000000 implements MigrationInterface {
  name = 'ShopLook1768200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS shop_look (
         id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
         version int NOT NULL,
         look jsonb NOT NULL
       )`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE shop_look');
  }
}
