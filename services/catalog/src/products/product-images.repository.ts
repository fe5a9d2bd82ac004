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
