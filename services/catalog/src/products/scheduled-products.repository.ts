import { prepared } from '@mekong/service-defaults';
import { In, type EntityManager } from 'typeorm';
import { Product } from './product.entity.js';

const lockDue = prepared<{ id: number }>`
  SELECT id FROM products WHERE visible_from <= now() AND deleted_at IS NULL
  ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED`;

const show = prepared`
  UPDATE products SET hidden = false, visible_from = NULL, version = version + 1 WHERE id = ANY ($1::int[])`;

/** Shows the hidden products whose time has come, and answers them; another replica takes others. */
export async function takeDue(tx: EntityManager): Promise<Product[]> {
  const due = await lockDue(tx, []);
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await show(tx, [ids]);
  return tx.findBy(Product, { id: In(ids) });
}
