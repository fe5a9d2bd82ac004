import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { inOrder, type Picture } from './pictures.js';
import type { Product } from './product.entity.js';

/** The stored pictures of the product `p`, as JSON; null for none. */
export const storedPictures = `(SELECT json_agg(json_build_object('url', g.image_url, 'alt', g.alt, 'altKm', g.alt_km)
  ORDER BY g.place) FROM product_pictures g WHERE g.product_id = p.id)`;

const find = prepared<{ pictures: Picture[] | null }>(
  `SELECT ${storedPictures} AS pictures FROM (VALUES ($1::int)) AS p (id)`,
);

/** The pictures of a product, the main one first. */
export async function picturesOf(
  tx: EntityManager,
  { id, imageUrl }: Pick<Product, 'id' | 'imageUrl'>,
): Promise<Picture[]> {
  const [row] = await find(tx, [id]);
  return inOrder(imageUrl, row?.pictures ?? []);
}

/** Stores the pictures of a product, of which a single one without texts needs no row. */
export async function storePictures(tx: EntityManager, id: number, pictures: Picture[]): Promise<void> {
  const isPlain = pictures.length === 1 && pictures.every(({ alt, altKm }) => alt === null && altKm === null);
  await tx.query('DELETE FROM product_pictures WHERE product_id = $1', [id]);
  if (isPlain) return;
  await tx.query(
    `INSERT INTO product_pictures (product_id, place, image_url, alt, alt_km)
     SELECT $1, place - 1, url, alt, alt_km
     FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS given (url, alt, alt_km, place)`,
    [id, pictures.map(({ url }) => url), pictures.map(({ alt }) => alt), pictures.map(({ altKm }) => altKm)],
  );
}
