import { foldKeys } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders are found by what people see, also where a name holds characters that nobody does. */
export class FoldedKeys1765300000000 implements MigrationInterface {
  name = 'FoldedKeys1765300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const column of ['search_key', 'admin_key']) await foldKeys(db, { table: 'orders', column });
    await foldKeys(db, { table: 'order_items', column: 'name_key' });
  }

  /** The version before finds these by what people see, too. */
  async down(): Promise<void> {}
}
