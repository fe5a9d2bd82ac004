import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { IdempotencyKeyReused, type OrderItem } from '../orders/index.js';

/** A line of an order as it is given back. */
export type RefundableLine = Pick<
  OrderItem,
  'id' | 'productId' | 'name' | 'nameKm' | 'quantity' | 'priceCents' | 'discountCents' | 'refundedQuantity'
>;

const findLines = prepared<RefundableLine>`
  SELECT id, product_id AS "productId", name, name_km AS "nameKm", quantity, price_cents AS "priceCents",
    discount_cents AS "discountCents",
    refunded_quantity AS "refundedQuantity"
  FROM order_items WHERE order_id = $1 ORDER BY id`;

/**
 * Pieces that refunds gave to the stock, and those of returns, which count theirs themselves; of one that was closed the customer may have
 * got back what is not on sale. Only of an order that has returns: of others nothing is counted twice.
 */
const findCounted = prepared<{ id: number; quantity: number }>`
  SELECT i.id, (refunds.pieces + returns.pieces)::int AS quantity FROM order_items i
  CROSS JOIN LATERAL (SELECT coalesce(sum(c.available_to - c.available_from), 0) AS pieces FROM stock_changes c
    WHERE c.product_id = i.product_id AND c.order_id = i.order_id AND c.cause = 'refund') AS refunds
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE WHEN r.state = 'closed' THEN coalesce(l.restocked, 0) ELSE l.quantity END), 0) AS pieces
    FROM return_lines l JOIN order_returns r ON r.id = l.return_id
    WHERE r.order_id = i.order_id AND l.item_id = i.id AND r.state NOT IN ('refused', 'withdrawn')) AS returns
  WHERE i.order_id = $1 AND EXISTS (SELECT FROM order_returns WHERE order_id = $1)`;

const giveBack = prepared`
  UPDATE order_items i SET refunded_quantity = i.refunded_quantity + n.quantity
  FROM unnest($1::int[], $2::int[]) AS n (id, quantity) WHERE i.id = n.id`;

const findRefundKeys = prepared<{ bodyHash: string }>`
  SELECT body_hash AS "bodyHash" FROM refund_keys WHERE order_id = $1 AND key = $2`;

const insertRefundKeys = prepared`INSERT INTO refund_keys (order_id, key, body_hash) VALUES ($1, $2, $3)`;

@Injectable()
export class RefundsRepository {
  /** The lines of a locked order; what was read with the lock may be from before somebody else had it. */
  findLines(tx: EntityManager, orderId: string): Promise<RefundableLine[]> {
    return findLines(tx, [orderId]);
  }

  /** How many pieces of each line of a locked order are counted to the stock already, or by its returns. */
  async countedOf(tx: EntityManager, orderId: string): Promise<Map<number, number>> {
    return new Map((await findCounted(tx, [orderId])).map(({ id, quantity }) => [id, quantity]));
  }

  /** Adds what is given back to the lines of a locked order. */
  async giveBack(tx: EntityManager, lines: { id: number; quantity: number }[]): Promise<void> {
    await giveBack(tx, [lines.map(({ id }) => id), lines.map(({ quantity }) => quantity)]);
  }

  /**
   * Whether this refund of a locked order was made before with its key, which is used now otherwise. Throws
   * IdempotencyKeyReused where it was another one.
   */
  async isRepeated(tx: EntityManager, orderId: string, key: string, wanted: object): Promise<boolean> {
    const bodyHash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
    const [earlier] = await findRefundKeys(tx, [orderId, key]);
    if (earlier && earlier.bodyHash !== bodyHash) throw new IdempotencyKeyReused('refund');
    if (earlier) return true;
    await insertRefundKeys(tx, [orderId, key, bodyHash]);
    return false;
  }
}
