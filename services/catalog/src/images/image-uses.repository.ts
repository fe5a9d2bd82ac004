import { IsNull, type EntityManager } from 'typeorm';
import { Brand } from '../brands/brand.entity.js';
import { Product } from '../products/product.entity.js';

/** The products and brands that show an image. */
export interface ImageUsers {
  products: Product[];
  brands: Brand[];
}

/** Locks the products and brands that show this image, products first, as in every change of a product, to prevent deadlocks. */
export async function lockUsers(tx: EntityManager, imageUrl: string): Promise<ImageUsers> {
  const lock = { mode: 'pessimistic_write' as const };
  const order = { id: 'ASC' as const };
  const products = await tx.find(Product, { where: { imageUrl, deletedAt: IsNull() }, order, lock });
  return { products, brands: await tx.find(Brand, { where: { imageUrl }, order, lock }) };
}

/** Makes them show the image at `to`, with their next versions. */
export async function replaceImageIn(
  tx: EntityManager,
  { products, brands }: ImageUsers,
  to: string,
): Promise<void> {
  for (const [table, rows] of [
    ['products', products],
    ['brands', brands],
  ] as const)
    await tx.query(`UPDATE ${table} SET image_url = $2, version = version + 1 WHERE id = ANY ($1::int[])`, [
      rows.map(({ id }) => id),
      to,
    ]);
}
