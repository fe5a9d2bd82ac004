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

/** Pieces that are on their way back, or came back for an amount: their return counts them to the stock. */
const findReturned = prepared<{ id: number; quantity: number }>`
  SELECT l.item_id AS id, sum(l.quantity)::int AS quantity FROM return_lines l JOIN order_returns r ON r.id = l.return_id
  WHERE r.order_id = $1 AND (r.state IN ('requested', 'accepted', 'arrived') OR r.state = 'refunded' AND r.is_amount)
  GROUP BY l.item_id`;

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

  /** How many pieces of each line of a locked order its returns count to the stock, or have counted. */
  async returnedOf(tx: EntityManager, orderId: string): Promise<Map<number, number>> {
    return new Map((await findReturned(tx, [orderId])).map(({ id, quantity }) => [id, quantity]));
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
