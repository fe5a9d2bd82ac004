import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

const noteMoved = prepared`
  UPDATE payments p SET with_courier = $3, order_version = n.version FROM (
    SELECT id, max(version) AS version FROM unnest($1::text[], $2::int[]) AS given (id, version) GROUP BY id) n
  WHERE p.order_id = n.id AND p.method = 'cod' AND p.order_version < n.version`;

/** What has come in stays. */
const endOfCash = prepared<{ orderId: string; isPaid: boolean }>`
  UPDATE payments SET order_is_over = true, status = CASE WHEN status IN ('created', 'pending') THEN 'cancelled' ELSE status END
  WHERE order_id = ANY (ARRAY(
    SELECT order_id FROM payments WHERE order_id = ANY ($1::text[]) AND method = 'cod' ORDER BY order_id FOR UPDATE))
  RETURNING order_id AS "orderId", status = 'completed' AS "isPaid"`;

const reopenCash = prepared`
  UPDATE payments SET status = 'pending' WHERE order_id = $1 AND method = 'cod' AND status = 'cancelled' AND NOT order_is_over`;

/** Whoever gave it up meanwhile has got and paid it all the same. */
const noteCollected = prepared`
  UPDATE payments SET with_courier = true, status = CASE status WHEN 'cancelled' THEN 'pending' ELSE status END WHERE order_id = $1`;

/** Of an order that is over nobody collects anything any more. */
const noteUndone = prepared`
  UPDATE payments SET status = 'cancelled' WHERE order_id = $1 AND status = 'pending' AND order_is_over`;

/** Payments in cash at the door, of whose orders orders decides. */
@Injectable()
export class CashPaymentsRepository {
  /** Notes whether orders that are paid at the door are on their way, unless something newer is known of them. */
  async noteMoved(
    tx: EntityManager,
    moved: { orderId: string; version: number }[],
    withCourier: boolean,
  ): Promise<void> {
    const versions = moved.map(({ version }) => version);
    await noteMoved(tx, [moved.map(({ orderId }) => orderId), versions, withCourier]);
  }

  /** Ends the payments of orders that were to be paid at the door and are over; answers those that are paid all the same. */
  async endOfCash(tx: EntityManager, orderIds: string[]): Promise<string[]> {
    const ended = await endOfCash(tx, [orderIds]);
    return ended.flatMap(({ orderId, isPaid }) => (isPaid ? [orderId] : []));
  }

  /** Makes a payment at the door pending again that was given up too late. */
  async reopenCash(tx: EntityManager, orderId: string): Promise<void> {
    await reopenCash(tx, [orderId]);
  }

  /** Notes that a courier has got the cash of a locked payment. */
  async noteCollected(tx: EntityManager, orderId: string): Promise<void> {
    await noteCollected(tx, [orderId]);
  }

  /** Notes that a courier has not got the cash of a locked payment after all. */
  async noteUndone(tx: EntityManager, orderId: string): Promise<void> {
    await noteUndone(tx, [orderId]);
  }
}
