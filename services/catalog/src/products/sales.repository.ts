import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** A line of a sold order, with the version of the product that staff saw at that time. */
export interface SoldLine {
  product_id: number;
  quantity: number;
  version?: number;
}

interface Sale {
  lines: SoldLine[];
  returned: SoldLine[];
  refunded: boolean;
  awaits_payment: boolean;
}

const insertSales = prepared<{ order_id: string; returned: SoldLine[] }>`
  INSERT INTO sales AS s (order_id, lines, refunded, user_id)
  SELECT DISTINCT ON (order_id) order_id, '[]'::jsonb, false, user_id
  FROM unnest($1::text[], $2::uuid[]) AS paid (order_id, user_id) ORDER BY order_id
  ON CONFLICT (order_id) DO UPDATE SET awaits_payment = false, user_id = excluded.user_id
  WHERE s.awaits_payment AND NOT s.refunded
  RETURNING order_id, returned`;

/** Locks rows in the order of their ids, like all writes of several products. */
const addSold = prepared<{ id: number; version: number }>`
  WITH known AS MATERIALIZED (
    SELECT id FROM products WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE
  )
  UPDATE products p SET sold = p.sold + counted.pieces
  FROM unnest($1::int[], $2::int[]) AS counted (id, pieces) JOIN known USING (id)
  WHERE p.id = counted.id RETURNING p.id, p.version - p.sale_version AS version`;

const updateLines = prepared`
  UPDATE sales SET lines = kept.lines FROM unnest($1::text[], $2::jsonb[]) AS kept (order_id, lines)
  WHERE sales.order_id = kept.order_id`;

const addReturned = prepared<{ refunded: boolean; awaits_payment: boolean }>`
  INSERT INTO sales AS s (order_id, lines, refunded, returned, awaits_payment) VALUES ($1, '[]', false, $2, true)
  ON CONFLICT (order_id) DO UPDATE SET returned = s.returned || excluded.returned
  RETURNING refunded, awaits_payment`;

const insertRefunded = prepared`
  INSERT INTO sales (order_id, lines, refunded) VALUES ($1, '[]', true) ON CONFLICT DO NOTHING`;

const lockSale = prepared<Sale>`
  SELECT lines, returned, refunded, awaits_payment FROM sales WHERE order_id = $1 FOR UPDATE`;

const markRefunded = prepared`UPDATE sales SET refunded = true WHERE order_id = $1`;

const forgetUser = prepared`UPDATE sales SET user_id = NULL WHERE user_id = $1`;

/** Records that these orders were paid; answers by the ids of those that are new what was given back of them already. */
export async function addSales(
  tx: EntityManager,
  orders: { orderId: string; userId: string | null }[],
): Promise<Map<string, SoldLine[]>> {
  const added = await insertSales(tx, [
    orders.map(({ orderId }) => orderId),
    orders.map(({ userId }) => userId),
  ]);
  return new Map(added.map(({ order_id, returned }) => [order_id, returned]));
}

export async function keepLines(
  tx: EntityManager,
  sales: { orderId: string; lines: SoldLine[] }[],
): Promise<void> {
  await updateLines(tx, [
    sales.map(({ orderId }) => orderId),
    sales.map(({ lines }) => JSON.stringify(lines)),
  ]);
}

/** Adds to the sold pieces of each product, by its id; answers the version of each product. */
export async function addPieces(
  tx: EntityManager,
  pieces: Map<number, number>,
): Promise<Map<number, number>> {
  const products = await addSold(tx, [[...pieces.keys()], [...pieces.values()]]);
  return new Map(products.map(({ id, version }) => [id, version]));
}

/** Records pieces that were given back of an order; answers whether they are counted as sold until now. */
export async function returnPieces(tx: EntityManager, orderId: string, pieces: SoldLine[]): Promise<boolean> {
  const [sale] = await addReturned(tx, [orderId, JSON.stringify(pieces)]);
  return !sale!.refunded && !sale!.awaits_payment;
}

/** Records that an order was refunded; answers its lines and what was given back of them before, or none when it was recorded before or the order is not paid yet. */
export async function refundSale(
  tx: EntityManager,
  orderId: string,
): Promise<{ lines: SoldLine[]; returned: SoldLine[] }> {
  await insertRefunded(tx, [orderId]);
  const [sale] = await lockSale(tx, [orderId]);
  if (sale!.refunded) return { lines: [], returned: [] };
  await markRefunded(tx, [orderId]);
  return sale!.awaits_payment ? { lines: [], returned: [] } : sale!;
}

/** Deletes who bought these orders, which still count. */
export async function forgetBuyer(tx: EntityManager, userId: string): Promise<void> {
  await forgetUser(tx, [userId]);
}
