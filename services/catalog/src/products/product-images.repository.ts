import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { inOrder, type ProductImage } from './product-images.js';
import type { Product } from './product.entity.js';

/** The stored images of the product `p`, as JSON; null for none. */
export const storedImages = `(SELECT json_agg(json_build_object('url', g.image_url, 'alt', g.alt, 'altKm', g.alt_km)
  ORDER BY g.place) FROM product_pictures g WHERE g.product_id = p.id)`;

const find = prepared<{ images: ProductImage[] | null }>`
  SELECT ${storedImages} AS images FROM (VALUES ($1::int)) AS p (id)`;

const removeStored = prepared`DELETE FROM product_pictures WHERE product_id = $1`;

const insertStored = prepared`
  INSERT INTO product_pictures (product_id, place, image_url, alt, alt_km)
  SELECT $1, place - 1, url, alt, alt_km
  FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS given (url, alt, alt_km, place)`;

const findMany = prepared<{ id: number; images: ProductImage[] | null }>`
  SELECT p.id, ${storedImages} AS images FROM unnest($1::int[]) AS p (id)`;

const removeMany = prepared`DELETE FROM product_pictures WHERE product_id = ANY ($1::int[])`;

const insertMany = prepared`
  INSERT INTO product_pictures (product_id, place, image_url, alt, alt_km)
  SELECT id, place, url, alt, "altKm"
  FROM jsonb_to_recordset($1::jsonb) AS given (id int, place int, url text, alt text, "altKm" text)`;

/** The images of a product, the main one first. */
export async function imagesOf(
  tx: EntityManager,
  { id, imageUrl }: Pick<Product, 'id' | 'imageUrl'>,
): Promise<ProductImage[]> {
  const [row] = await find(tx, [id]);
  return inOrder(imageUrl, row?.images ?? []);
}

/** Stores the images of a product, of which a single one without texts needs no row. */
export async function storeImages(tx: EntityManager, id: number, images: ProductImage[]): Promise<void> {
  const isPlain = images.length === 1 && images.every(({ alt, altKm }) => alt === null && altKm === null);
  await removeStored(tx, [id]);
  if (isPlain) return;
  await insertStored(tx, [
    id,
    images.map(({ url }) => url),
    images.map(({ alt }) => alt),
    images.map(({ altKm }) => altKm),
  ]);
}

/** The images of each of these products, the main one first. */
export async function findManyImages(
  tx: EntityManager,
  products: Pick<Product, 'id' | 'imageUrl'>[],
): Promise<Map<number, ProductImage[]>> {
  if (products.length === 0) return new Map();
  const rows = await findMany(tx, [products.map(({ id }) => id)]);
  const stored = new Map(rows.map(({ id, images }) => [id, images ?? []]));
  return new Map(products.map(({ id, imageUrl }) => [id, inOrder(imageUrl, stored.get(id) ?? [])]));
}

/** Stores the images of several products, each of which has more than one. */
export async function storeManyImages(
  tx: EntityManager,
  all: { id: number; images: ProductImage[] }[],
): Promise<void> {
  if (all.length === 0) return;
  await removeMany(tx, [all.map(({ id }) => id)]);
  const rows = all.flatMap(({ id, images }) => images.map((image, place) => ({ id, place, ...image })));
  await insertMany(tx, [JSON.stringify(rows)]);
}
