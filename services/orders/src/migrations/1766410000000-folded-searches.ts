import { addFolded } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders are found by whatever spelling looks the same. */
export class FoldedSearches1766410000000 implements MigrationInterface {
  name = 'FoldedSearches1766410000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const column of ['search_key', 'admin_key']) await addFolded(db, { table: 'orders', column });
    await addFolded(db, { table: 'order_items', column: 'name_key' });
  }

  /** The version before finds what it found: the keys only hold more. */
  async down(): Promise<void> {}
}
