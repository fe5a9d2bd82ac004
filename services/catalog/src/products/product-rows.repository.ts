import { prepared } from '@mekong/service-defaults';
import { In, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Product } from './product.entity.js';

const findInShop = prepared`
  SELECT FROM products WHERE id = $1 AND deleted_at IS NULL AND NOT hidden`;

/** Whether shoppers can see a product. */
export async function isInShop(db: EntityManager, id: number): Promise<boolean> {
  const found = await findInShop(db, [id]);
  return found.length > 0;
}

/** A product that must be there, deleted or not. */
export function findProduct(tx: EntityManager, id: number): Promise<Product> {
  return tx.findOneByOrFail(Product, { id });
}

/** A product in the shop, which nobody else can change until the transaction ends. */
export function lockProduct(tx: EntityManager, id: number): Promise<Product | null> {
  return lockOne(tx, { id, deletedAt: IsNull() });
}

/** The same of a product that was deleted after this time. */
export function lockDeleted(tx: EntityManager, id: number, since: Date): Promise<Product | null> {
  return lockOne(tx, { id, deletedAt: MoreThan(since) });
}

function lockOne(tx: EntityManager, where: FindOptionsWhere<Product>): Promise<Product | null> {
  return tx.findOne(Product, { where, lock: { mode: 'pessimistic_write' } });
}

/** Those of these products that are in the shop, locked in the order of their ids. */
export function lockProducts(tx: EntityManager, ids: number[]): Promise<Product[]> {
  return lockAll(tx, { id: In(ids), deletedAt: IsNull() });
}

/** The same with deleted ones. */
export function lockAnyProducts(tx: EntityManager, ids: number[]): Promise<Product[]> {
  return lockAll(tx, { id: In(ids) });
}

function lockAll(tx: EntityManager, where: FindOptionsWhere<Product>): Promise<Product[]> {
  return tx.find(Product, { where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
}

/** Inserts a new product and sets its id. */
export async function insertProduct(tx: EntityManager, product: Product): Promise<void> {
  await tx.insert(Product, product);
}

/** Writes all columns of a product. */
export async function updateProduct(tx: EntityManager, product: Product): Promise<void> {
  await tx.update(Product, { id: product.id }, product);
}

/** Deletes a product from the shop, or restores it, with its next version. */
export async function writeDeletion(
  tx: EntityManager,
  { id, deletedAt, version }: Pick<Product, 'id' | 'deletedAt' | 'version'>,
): Promise<void> {
  await tx.update(Product, { id }, { deletedAt, version });
}
