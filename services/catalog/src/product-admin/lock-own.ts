import { notFound } from '@mekong/contracts';
import { mayManage, type Identity } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { lockProduct, type Product } from '../products/index.js';

/** The product, locked. Throws a 404 for a seller who does not own it. */
export async function lockOwn(tx: EntityManager, caller: Identity, id: number): Promise<Product> {
  const product = await lockProduct(tx, id);
  if (!product || !mayManage(caller, product)) throw notFound('Product');
  return product;
}
