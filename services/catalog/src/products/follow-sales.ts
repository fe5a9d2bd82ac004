import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

type Paid = EventData<'order.paid.v1'>;
type Line = Pick<Paid['lines'][number], 'product_id' | 'quantity'>;

const noteSales = prepared<{ order_id: string }>(
  `INSERT INTO sales (order_id, lines, refunded, user_id)
   SELECT order_id, '[]', false, user_id FROM unnest($1::text[], $2::uuid[]) AS paid (order_id, user_id) ORDER BY order_id
   ON CONFLICT DO NOTHING RETURNING order_id`,
);

/** Rows are locked in the order of their ids, as all do who write several products. */
const addSold = prepared<{ id: number; version: number }>(
  `WITH known AS MATERIALIZED (
     SELECT id FROM products WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE
   )
   UPDATE products p SET sold = p.sold + counted.pieces
   FROM unnest($1::int[], $2::int[]) AS counted (id, pieces) JOIN known USING (id)
   WHERE p.id = counted.id RETURNING p.id, p.version`,
);

const keepLines = prepared(
  `UPDATE sales SET lines = kept.lines FROM unnest($1::text[], $2::jsonb[]) AS kept (order_id, lines)
   WHERE sales.order_id = kept.order_id`,
);

/**
 * Counts the pieces sold of each product. Every order is remembered with its lines, so that it counts once, a refund
 * takes back what was counted and no more, and one that overtakes its payment leaves nothing to count. Its lines know in
 * which version each product was, so that what was sold since an upload can be told from what was sold before.
 */
@Injectable()
export class FollowSales {
  async paid(tx: EntityManager, orders: Paid[]): Promise<void> {
    const noted = await noteSales(tx, [
      orders.map(({ order_id }) => order_id),
      orders.map(({ customer }) => customer.user_id),
    ]);
    const isNew = new Set(noted.map(({ order_id }) => order_id));
    const fresh = orders.filter(({ order_id }) => isNew.delete(order_id));
    if (fresh.length === 0) return;
    const versions = await this.count(
      tx,
      fresh.flatMap(({ lines }) => lines),
      1,
    );
    const linesOf = ({ lines }: Paid) =>
      lines.map(({ product_id, quantity }) => ({ product_id, quantity, version: versions.get(product_id) }));
    await keepLines(tx, [
      fresh.map(({ order_id }) => order_id),
      fresh.map((order) => JSON.stringify(linesOf(order))),
    ]);
  }

  async refunded(tx: EntityManager, { order_id }: EventData<'order.refunded.v1'>): Promise<void> {
    await tx.query(
      `INSERT INTO sales (order_id, lines, refunded) VALUES ($1, '[]', true) ON CONFLICT DO NOTHING`,
      [order_id],
    );
    const [sale] = await tx.query('SELECT lines, refunded FROM sales WHERE order_id = $1 FOR UPDATE', [
      order_id,
    ]);
    if (sale.refunded) return;
    await tx.query('UPDATE sales SET refunded = true WHERE order_id = $1', [order_id]);
    await this.count(tx, sale.lines, -1);
  }

  /** Adds the pieces of these lines, or takes them back; answers in which version each product is. */
  private async count(tx: EntityManager, lines: Line[], sign: 1 | -1): Promise<Map<number, number>> {
    const pieces = new Map<number, number>();
    for (const { product_id, quantity } of lines)
      pieces.set(product_id, (pieces.get(product_id) ?? 0) + sign * quantity);
    const products = await addSold(tx, [[...pieces.keys()], [...pieces.values()]]);
    return new Map(products.map(({ id, version }) => [id, version]));
  }
}
