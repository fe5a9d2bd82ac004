import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdempotencyKeyReused } from '../errors.js';
import type { OrderItem } from '../orders/order.entity.js';

/** A line of an order as it is given back. */
export type RefundableLine = Pick<
  OrderItem,
  'id' | 'productId' | 'name' | 'nameKm' | 'quantity' | 'priceCents' | 'refundedQuantity'
>;

@Injectable()
export class RefundsRepository {
  /** The lines of a locked order; what was read with the lock may be from before somebody else had it. */
  findLines(tx: EntityManager, orderId: string): Promise<RefundableLine[]> {
    return tx.query(
      `SELECT id, product_id AS "productId", name, name_km AS "nameKm", quantity, price_cents AS "priceCents",
         refunded_quantity AS "refundedQuantity"
       FROM order_items WHERE order_id = $1 ORDER BY id`,
      [orderId],
    );
  }

  /** Adds what is given back to the lines of a locked order. */
  async giveBack(tx: EntityManager, lines: { id: number; quantity: number }[]): Promise<void> {
    await tx.query(
      `UPDATE order_items i SET refunded_quantity = i.refunded_quantity + n.quantity
       FROM unnest($1::int[], $2::int[]) AS n (id, quantity) WHERE i.id = n.id`,
      [lines.map(({ id }) => id), lines.map(({ quantity }) => quantity)],
    );
  }

  /**
   * Whether this refund of a locked order was made before with its key, which is used now otherwise. Throws
   * IdempotencyKeyReused where it was another one.
   */
  async isRepeated(tx: EntityManager, orderId: string, key: string, wanted: object): Promise<boolean> {
    const bodyHash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
    const [earlier]: { bodyHash: string }[] = await tx.query(
      'SELECT body_hash AS "bodyHash" FROM refund_keys WHERE order_id = $1 AND key = $2',
      [orderId, key],
    );
    if (earlier && earlier.bodyHash !== bodyHash) throw new IdempotencyKeyReused('refund');
    if (earlier) return true;
    await tx.query('INSERT INTO refund_keys (order_id, key, body_hash) VALUES ($1, $2, $3)', [
      orderId,
      key,
      bodyHash,
    ]);
    return false;
  }
}
