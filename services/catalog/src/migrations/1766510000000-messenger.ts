import { step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shop's name on Messenger; '' for none. */
export class Messenger1766510000000 implements MigrationInterface {
  name = 'Messenger1766510000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, `ALTER TABLE shop_facts ADD COLUMN IF NOT EXISTS messenger text NOT NULL DEFAULT ''`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE shop_facts DROP COLUMN messenger');
  }
}
