import { prepared } from '@mekong/service-defaults';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Brand, Product } from '../products/index.js';

/** The products and brands that show an image. */
export interface ImageUsers {
  products: Product[];
  brands: Brand[];
}

const findUsers = prepared<{ id: number }>`
  SELECT id FROM products WHERE image_url = $1 UNION SELECT product_id FROM product_pictures WHERE image_url = $1`;

const replaceMain = prepared`
  UPDATE products SET image_url = CASE WHEN image_url = $2 THEN $3 ELSE image_url END, version = version + 1
  WHERE id = ANY ($1::int[])`;

const removeDoubled = prepared`
  DELETE FROM product_pictures g WHERE g.product_id = ANY ($1::int[]) AND g.image_url = $2
    AND EXISTS (SELECT FROM product_pictures other WHERE other.product_id = g.product_id AND other.image_url = $3)`;

const replaceOthers = prepared`
  UPDATE product_pictures SET image_url = $3 WHERE product_id = ANY ($1::int[]) AND image_url = $2`;

const replaceLogos = prepared`
  UPDATE brands SET image_url = $2, version = version + 1 WHERE id = ANY ($1::int[])`;

/** Locks the products and brands that show this image, products first, as in every change of a product, to prevent deadlocks. */
export async function lockUsers(tx: EntityManager, imageUrl: string): Promise<ImageUsers> {
  const lock = { mode: 'pessimistic_write' as const };
  const order = { id: 'ASC' as const };
  const users = await findUsers(tx, [imageUrl]);
  const where = { id: In(users.map(({ id }) => id)), deletedAt: IsNull() };
  const products = await tx.find(Product, { where, order, lock });
  return { products, brands: await tx.find(Brand, { where: { imageUrl }, order, lock }) };
}

/** Makes them show the image at `to` instead of `from`, with their next versions. */
export async function replaceImageIn(
  tx: EntityManager,
  { products, brands }: ImageUsers,
  from: string,
  to: string,
): Promise<void> {
  const productIds = products.map(({ id }) => id);
  await replaceMain(tx, [productIds, from, to]);
  // A product that shows both images keeps the new one in its place.
  await removeDoubled(tx, [productIds, from, to]);
  await replaceOthers(tx, [productIds, from, to]);
  await replaceLogos(tx, [brands.map(({ id }) => id), to]);
}
