import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import type { Product } from '../products/product.entity.js';
import { brandWord, quoted, wordsOfProduct } from './product-words.js';

const store = prepared(
  `INSERT INTO product_words (product_id, names, words)
   SELECT id, names::tsvector, words::tsvector FROM unnest($1::int[], $2::text[], $3::text[]) AS r (id, names, words)
   ON CONFLICT (product_id) DO UPDATE SET names = excluded.names, words = excluded.words
     WHERE product_words.words <> excluded.words`,
);

/** Stores the words by which these products are found, for all of them in one statement. */
export async function storeWords(tx: EntityManager, products: Product[]): Promise<void> {
  if (products.length === 0) return;
  const words = products.map(wordsOfProduct);
  const columns = [
    products.map(({ id }) => id),
    words.map(({ searchNames }) => searchNames),
    words.map(({ searchWords }) => searchWords),
  ];
  await store(tx, columns);
}

/** Gives the products of a brand the word of the one to which they were moved. */
export async function moveBrandWords(tx: EntityManager, from: number, into: number): Promise<void> {
  const [was, now] = [brandWord(from), quoted(brandWord(into))];
  await tx.query(
    `UPDATE product_words w SET names = ts_delete(w.names, $1::text) || $2::tsvector,
       words = ts_delete(w.words, $1::text) || $3::tsvector
     FROM products p WHERE p.id = w.product_id AND p.brand_id = $4`,
    [was, now, `${now}:1A`, into],
  );
}
