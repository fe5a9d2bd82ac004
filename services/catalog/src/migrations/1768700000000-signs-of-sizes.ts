import { eachBatch, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sizes such as `2560×1440` and `27”` are found by every sign for them once the words of products are stored anew. */
export class SignsOfSizes1768700000000 implements MigrationInterface {
  name = 'SignsOfSizes1768700000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await eachBatch(db, { table: 'product_words', key: 'product_id' }, (ids) =>
      step(
        db,
        'INSERT INTO unindexed_products (product_id) SELECT unnest($1::int[]) ON CONFLICT DO NOTHING',
        [ids],
      ),
    );
  }

  /** More words harm nobody. */
  async down(): Promise<void> {}
}
