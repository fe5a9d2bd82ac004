import { foldKeys } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const sameSeller = 'one.seller_id = other.seller_id AND other.deleted_at IS NULL';

/** Names that look alike are the same, also where one holds characters that nobody sees. */
export class FoldedKeys1765300000000 implements MigrationInterface {
  name = 'FoldedKeys1765300000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await foldKeys(db, { table: 'brands', column: 'name_key', mayNotEqual: 'true' });
    await foldKeys(db, {
      table: 'products',
      column: 'name_key',
      mayNotEqual: `${sameSeller} AND one.category = other.category AND one.brand_id = other.brand_id`,
    });
    for (const column of ['sku_key', 'barcode_key'])
      await foldKeys(db, { table: 'products', column, mayNotEqual: sameSeller });
    await foldKeys(db, { table: 'products', column: 'name_km_key' });
    await foldKeys(db, { table: 'reviews', column: 'search_key' });
    await foldKeys(db, { table: 'image_uploads', column: 'file_key' });
  }

  /** The version before finds these by what people see, too. */
  async down(): Promise<void> {}
}
