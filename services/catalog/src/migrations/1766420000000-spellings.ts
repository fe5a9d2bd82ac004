import {
  addFolded,
  buildIndex,
  compactText,
  eachBatch,
  searchText,
  step,
} from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Named {
  name: string;
  nameKm: string | null;
  sku: string | null;
  barcode: string | null;
}

/** The names and codes of a product as searches of staff compare them, also without their blanks and hyphens. */
function spellingsOf({ name, nameKm, sku, barcode }: Named): string {
  const texts = [name, nameKm, sku, barcode].flatMap((text) => text ?? []);
  return [...new Set([...texts.map(searchText), ...texts.map(compactText)])].join('\n');
}

/** Staff find products by whatever spelling looks the same. Products without spellings are found by what they are called. */
export class Spellings1766420000000 implements MigrationInterface {
  name = 'Spellings1766420000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE product_words ADD COLUMN IF NOT EXISTS spellings text');
    const walk = { table: 'product_words', key: 'product_id', where: 'spellings IS NULL' };
    await eachBatch(db, walk, async (ids) => {
      const products = (await step(
        db,
        'SELECT id, name, name_km AS "nameKm", sku, barcode FROM products WHERE id = ANY ($1)',
        [ids],
      )) as (Named & { id: number })[];
      await step(
        db,
        `UPDATE product_words w SET spellings = n.spellings FROM unnest($1::int[], $2::text[]) AS n (id, spellings)
         WHERE w.product_id = n.id AND w.spellings IS NULL`,
        [products.map(({ id }) => id), products.map(spellingsOf)],
      );
    });
    await buildIndex(
      db,
      'product_words_spellings',
      'product_words USING gin (spellings gin_trgm_ops) WITH (fastupdate = off)',
    );
    // The storefront finds models and codes without their blanks and hyphens once their words are stored anew.
    await eachBatch(db, { table: 'product_words', key: 'product_id' }, (ids) =>
      step(
        db,
        'INSERT INTO unindexed_products (product_id) SELECT unnest($1::int[]) ON CONFLICT DO NOTHING',
        [ids],
      ),
    );
    await addFolded(db, { table: 'reviews', column: 'search_key' });
  }

  async down(db: QueryRunner): Promise<void> {
    await step(db, 'ALTER TABLE product_words DROP COLUMN IF EXISTS spellings');
  }
}
