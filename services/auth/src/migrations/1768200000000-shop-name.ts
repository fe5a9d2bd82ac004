import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the shop is called, for the authenticator apps of its people. */
export class AuthShopName1768200000000 implements MigrationInterface {
  name = 'AuthShopName1768200000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(
      db,
      `CREATE TABLE IF NOT EXISTS shop_name (
         id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
         version int NOT NULL,
         name text NOT NULL
       )`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE shop_name');
  }
}
