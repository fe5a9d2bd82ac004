import { addFolded, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users are found by whatever spelling looks the same, and by the phones that they gave at checkouts. */
export class AuthFoldedSearches1766410000000 implements MigrationInterface {
  name = 'AuthFoldedSearches1766410000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, `ALTER TABLE users ADD COLUMN IF NOT EXISTS order_phones text[] NOT NULL DEFAULT '{}'`);
    await addFolded(db, { table: 'users', column: 'search_key' });
  }

  /** The version before finds what it found: the keys only hold more. */
  async down(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE users DROP COLUMN IF EXISTS order_phones');
  }
}
