import { query } from '@mekong/testing';
import { givenBrand, type CatalogUnderTest } from './builders.js';

/** Inserts so many mice of a new brand directly into the database; their names end with numbers from 1. */
export async function givenMany(catalog: CatalogUnderTest, count: number, word = 'Mouse') {
  const brand = await givenBrand(catalog);
  await query(
    catalog.databaseUrl,
    `INSERT INTO products (seller_id, name, name_key, category, brand_id, price_cents, description, image_url, details,
       stock, stock_set_to)
     SELECT gen_random_uuid(), $1 || ' ' || number, lower($1) || ' ' || number, 'mouse', $2, number * 100, '', '/x',
       jsonb_build_object('dpi', 100 * (number % 20), 'mouse_rgb', number % 2 = 0,
         'connection', (ARRAY['USB', 'Bluetooth', 'Bluetooth, USB'])[1 + number % 3], 'mouse_color', 'black',
         'mouse_other_features', 'feature ' || number),
       number % 4, number % 4
     FROM generate_series(1, $3::int) AS number`,
    [word, brand.id, count],
  );
  await query(
    catalog.databaseUrl,
    `INSERT INTO product_words (product_id, names, words)
     SELECT id, to_tsvector('simple', name_key), setweight(to_tsvector('simple', name_key), 'A')
     FROM products WHERE brand_id = $1`,
    [brand.id],
  );
  await query(
    catalog.databaseUrl,
    `INSERT INTO words SELECT unnest(tsvector_to_array(names)) FROM product_words ON CONFLICT DO NOTHING`,
  );
  return brand;
}
