import { IsNull, type EntityManager } from 'typeorm';
import { Brand } from '../brands/brand.entity.js';
import { Product } from '../products/product.entity.js';

/** What shows an image. */
export interface ImageUsers {
  products: Product[];
  brands: Brand[];
}

/** What shows this image, locked: the products first, as whoever changes a product does, so nobody waits for one who waits for them. */
export async function lockUsers(tx: EntityManager, imageUrl: string): Promise<ImageUsers> {
  const lock = { mode: 'pessimistic_write' as const };
  const order = { id: 'ASC' as const };
  const products = await tx.find(Product, { where: { imageUrl, deletedAt: IsNull() }, order, lock });
  return { products, brands: await tx.find(Brand, { where: { imageUrl }, order, lock }) };
}

/** From now on they show the image at `to`, each in its next version. */
export async function showInstead(
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
