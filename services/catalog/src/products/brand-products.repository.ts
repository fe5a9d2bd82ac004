import { prepared } from '@mekong/service-defaults';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Product } from './product.entity.js';
import { Brand } from './brand.entity.js';

const lockLeft = prepared<{ id: number }>`
  SELECT id FROM brands WHERE id = ANY ($1::int[]) ORDER BY id FOR KEY SHARE`;

const lockProductsOf = prepared`SELECT FROM products WHERE brand_id = $1 ORDER BY id FOR UPDATE`;

const findSame = prepared<{ name: string }>`
  SELECT a.name FROM products a JOIN products b
    ON b.seller_id = a.seller_id AND b.name_key = a.name_key AND b.category = a.category
  WHERE a.brand_id = $1 AND b.brand_id = $2 AND a.deleted_at IS NULL AND b.deleted_at IS NULL
  ORDER BY a.name_key`;

const moveAll = prepared`
  UPDATE products SET brand_id = $2, version = version + CASE WHEN deleted_at IS NULL THEN 1 ELSE 0 END
  WHERE brand_id = $1`;

/** Locks those of these brands that exist against deletion until the transaction ends; answers their ids. */
export async function lockBrands(tx: EntityManager, brandIds: number[]): Promise<Set<number>> {
  const left = await lockLeft(tx, [[...new Set(brandIds)]]);
  return new Set(left.map(({ id }) => id));
}

/** Those of these brands that exist, by their ids. */
export async function findBrands(tx: EntityManager, brandIds: Iterable<number>): Promise<Map<number, Brand>> {
  const brands = await tx.findBy(Brand, { id: In([...new Set(brandIds)]) });
  return new Map(brands.map((brand) => [brand.id, brand]));
}

/** The products in the shop of a brand. */
export function productsOf(tx: EntityManager, brandId: number): Promise<Product[]> {
  return tx.findBy(Product, { brandId, deletedAt: IsNull() });
}

/** How many those are. */
export function countProducts(tx: EntityManager, brandId: number): Promise<number> {
  return tx.countBy(Product, { brandId, deletedAt: IsNull() });
}

/**
 * Locks two brands and the products of the first. Products are locked first, as in every change of a product, so that these
 * transactions cannot deadlock.
 */
export async function lockForMerge(tx: EntityManager, fromId: number, intoId: number) {
  await lockProductsOf(tx, [fromId]);
  const brands = await tx.find(Brand, {
    where: { id: In([fromId, intoId]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return {
    from: brands.find(({ id }) => id === fromId),
    into: brands.find(({ id }) => id === intoId),
  };
}

/** The names of products that a seller has in both brands. */
export async function sameProducts(tx: EntityManager, fromId: number, intoId: number): Promise<string[]> {
  const rows = await findSame(tx, [fromId, intoId]);
  return rows.map(({ name }) => name);
}

/** Moves all products of a brand to another one, and raises the versions of those in the shop. */
export async function moveProducts(tx: EntityManager, fromId: number, intoId: number): Promise<void> {
  await moveAll(tx, [fromId, intoId]);
}
