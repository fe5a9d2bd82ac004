import { setImmediate } from 'node:timers/promises';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { type Product, readSpecFields, type SpecFields } from '../products/index.js';
import { brandWord, quoted, spellingsOf, wordsOfProduct, type ProductWords } from './product-words.js';

/** The words of so many products take some milliseconds. */
const atOnce = 50;

const store = prepared`
  WITH kept AS (INSERT INTO words SELECT unnest($4::text[]) ON CONFLICT DO NOTHING)
  INSERT INTO product_words (product_id, names, words, spellings)
  SELECT id, names::tsvector, words::tsvector, spellings
  FROM unnest($1::int[], $2::text[], $3::text[], $5::text[]) AS r (id, names, words, spellings)
  ON CONFLICT (product_id) DO UPDATE SET names = excluded.names, words = excluded.words, spellings = excluded.spellings
    WHERE product_words.words <> excluded.words OR product_words.spellings IS DISTINCT FROM excluded.spellings`;

const replaceBrandWord = prepared`
  UPDATE product_words w SET names = ts_delete(w.names, $1::text) || $2::tsvector,
    words = ts_delete(w.words, $1::text) || $3::tsvector
  FROM products p WHERE p.id = w.product_id AND p.brand_id = $4`;

/** Stores the words by which these products are found, by the specification fields as they are now. */
export async function storeWords(tx: EntityManager, products: Product[]): Promise<void> {
  if (products.length === 0) return;
  const words = await wordsOfAll(products, await readSpecFields(tx));
  await store(tx, [
    products.map(({ id }) => id),
    words.map(({ searchNames }) => searchNames),
    words.map(({ searchWords }) => searchWords),
    // Sorted, so that two transactions with the same words wait for each other and do not deadlock.
    [...new Set(words.flatMap(({ correctWords }) => correctWords))].sort(),
    products.map(spellingsOf),
  ]);
}

/** Lets others have their turn in between, as the words of thousands of products take long. */
async function wordsOfAll(products: Product[], specFields: SpecFields): Promise<ProductWords[]> {
  const words: ProductWords[] = [];
  for (const [index, product] of products.entries()) {
    if (index % atOnce === atOnce - 1) await setImmediate();
    words.push(wordsOfProduct(product, specFields.of(product.category)));
  }
  return words;
}

/** Gives the products of a brand the word of the one to which they were moved. */
export async function moveBrandWords(tx: EntityManager, from: number, into: number): Promise<void> {
  const [was, now] = [brandWord(from), quoted(brandWord(into))];
  await replaceBrandWord(tx, [was, now, `${now}:1A`, into]);
}
