import type { Category } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { Product } from '../products/index.js';

/** How long nothing may have been added before the words are stored, so that an upload under way is not slowed down. */
const quietMs = 1_000;
/** After so long they are stored all the same. */
const longestMs = 30_000;

const add = prepared`
  INSERT INTO unindexed_products (product_id) SELECT unnest($1::int[]) ON CONFLICT DO NOTHING`;

const addAll = prepared`
  INSERT INTO unindexed_products (product_id)
  SELECT id FROM products WHERE category = $1 AND deleted_at IS NULL ORDER BY id ON CONFLICT DO NOTHING`;

const take = prepared<{ id: number }>`
  DELETE FROM unindexed_products WHERE product_id = ANY (ARRAY(
    SELECT product_id FROM unindexed_products
    WHERE (SELECT max(added_at) < now() - interval '${quietMs} ms' OR min(added_at) < now() - interval '${longestMs} ms'
           FROM unindexed_products)
    ORDER BY product_id LIMIT $1 FOR UPDATE SKIP LOCKED))
  RETURNING product_id AS id`;

/** Notes products whose words are to be stored later. */
export async function addUnindexed(tx: EntityManager, ids: number[]): Promise<void> {
  await add(tx, [ids]);
}

/** The same of all products of a category. */
export async function addCategoryUnindexed(tx: EntityManager, category: Category): Promise<void> {
  await addAll(tx, [category]);
}

/** Takes up to `limit` of them as they are now, locked; no other replica takes the same. Fewer where some are deleted by now. */
export async function takeUnindexed(
  tx: EntityManager,
  limit: number,
): Promise<{ taken: number; products: Product[] }> {
  const ids = (await take(tx, [limit])).map(({ id }) => id);
  if (ids.length === 0) return { taken: 0, products: [] };
  const products = await tx
    .createQueryBuilder(Product, 'p')
    .where('p.id = ANY (:ids)', { ids })
    .andWhere('p.deletedAt IS NULL')
    .orderBy('p.id')
    .setLock('pessimistic_write')
    .getMany();
  return { taken: ids.length, products };
}
