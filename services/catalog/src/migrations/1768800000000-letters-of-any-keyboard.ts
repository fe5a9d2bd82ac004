import { eachBatch, step } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `Straße` is found by strasse and `O’Brien` by obrien once the words of products are stored anew. */
export class LettersOfAnyKeyboard1768800000000 implements MigrationInterface {
  name = 'LettersOfAnyKeyboard1768800000000';
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
