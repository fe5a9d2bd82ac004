import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';

type Line = Pick<EventData<'order.paid.v1'>['lines'][number], 'product_id' | 'quantity'>;

type CountedLine = Line & { version?: number };

/**
 * Counts the pieces sold of each product. Every order is remembered with its lines, so that it counts once, a refund
 * takes back what was counted and no more, and one that overtakes its payment leaves nothing to count. Its lines know in
 * which version each product was, so that what was sold since an upload can be told from what was sold before.
 */
@Injectable()
export class FollowSales {
  async paid(tx: EntityManager, { order_id, lines, customer }: EventData<'order.paid.v1'>): Promise<void> {
    const fresh: unknown[] = await tx.query(
      `INSERT INTO sales (order_id, lines, refunded, user_id) VALUES ($1, '[]', false, $2)
       ON CONFLICT DO NOTHING RETURNING order_id`,
      [order_id, customer.user_id],
    );
    if (fresh.length === 0) return;
    const counted = await this.count(tx, lines, 1);
    await tx.query('UPDATE sales SET lines = $2 WHERE order_id = $1', [order_id, JSON.stringify(counted)]);
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

  /** In the order of the ids: two orders with the same products do not wait for each other. */
  private async count(tx: EntityManager, lines: Line[], sign: 1 | -1): Promise<CountedLine[]> {
    const counted: CountedLine[] = [];
    for (const { product_id, quantity } of [...lines].sort((a, b) => a.product_id - b.product_id)) {
      const [products] = await tx.query(
        'UPDATE products SET sold = sold + $2 WHERE id = $1 RETURNING version',
        [product_id, sign * quantity],
      );
      counted.push({ product_id, quantity, version: products[0]?.version });
    }
    return counted;
  }
}
