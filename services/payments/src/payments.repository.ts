import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Payment, PaymentStatus } from './payment.js';

export type NewPayment = Pick<
  Payment,
  | 'orderId'
  | 'orderNumber'
  | 'userId'
  | 'amountCents'
  | 'deliveryCents'
  | 'taxCents'
  | 'payUntil'
  | 'traceparent'
>;

const columns = `order_id AS "orderId", order_number AS "orderNumber", user_id AS "userId", amount_cents AS "amountCents",
  delivery_cents AS "deliveryCents", tax_cents AS "taxCents", status, pay_until AS "payUntil", transaction_id AS "transactionId", paid_at AS "paidAt", created_at AS "createdAt", traceparent`;

const findOne = prepared<Payment>`SELECT ${columns} FROM payments WHERE order_id = $1`;

const openAll = prepared`
  INSERT INTO payments (order_id, user_id, amount_cents, delivery_cents, tax_cents, status, pay_until, order_number, traceparent)
  SELECT order_id, user_id, amount_cents, delivery_cents, tax_cents, 'pending', pay_until, order_number, traceparent
  FROM unnest($1::text[], $2::uuid[], $3::int[], $4::timestamptz[], $5::text[], $6::text[], $7::int[], $8::int[])
    AS placed (order_id, user_id, amount_cents, pay_until, order_number, traceparent, delivery_cents, tax_cents)
  ORDER BY order_id ON CONFLICT DO NOTHING`;

const completeOne = prepared<Payment>`
  UPDATE payments SET status = 'completed', transaction_id = $3, paid_at = $4, booked_cents = amount_cents
  WHERE order_id = $1 AND user_id = $2 AND status = 'pending' AND pay_until > now() RETURNING ${columns}`;

const moveOne = prepared<Payment>`
  UPDATE payments SET status = $3 WHERE order_id = $1 AND status = $2 RETURNING ${columns}`;

/** Answers how much was left, which is given back now. */
const refundRest = prepared<{ transactionId: string | null; restCents: number; refundedCents: number }>`
  UPDATE payments p SET status = 'refunded', refunded_cents = p.amount_cents, booked_refund_cents = p.amount_cents
  FROM (SELECT order_id, amount_cents - refunded_cents AS rest FROM payments WHERE order_id = $1 FOR UPDATE) before
  WHERE p.order_id = before.order_id AND p.status = 'completed'
  RETURNING p.transaction_id AS "transactionId", before.rest AS "restCents", p.refunded_cents AS "refundedCents"`;

const refundPart = prepared<Payment & { refundedCents: number }>`
  UPDATE payments SET refunded_cents = refunded_cents + $2, booked_refund_cents = booked_refund_cents + $2
  WHERE order_id = $1 AND status = 'completed' RETURNING ${columns}, refunded_cents AS "refundedCents"`;

/** A payment of which not everything is in the books. */
export interface Unbooked {
  orderId: string;
  transactionId: string;
  paidAt: Date;
  amountCents: number;
  deliveryCents: number;
  taxCents: number;
  refundedCents: number;
  bookedCents: number;
  bookedRefundCents: number;
}

/** Of one order, or of any; marks those that it answers as booked. */
const takeUnbooked = prepared<Unbooked>`
  WITH unbooked AS (
    SELECT order_id, booked_cents, booked_refund_cents FROM payments
    WHERE status IN ('completed', 'refunded') AND (booked_cents < amount_cents OR booked_refund_cents < refunded_cents)
      AND ($2::text IS NULL OR order_id = $2)
    ORDER BY order_id LIMIT $1 FOR UPDATE SKIP LOCKED)
  UPDATE payments p SET booked_cents = amount_cents, booked_refund_cents = refunded_cents
  FROM unbooked WHERE p.order_id = unbooked.order_id
  RETURNING p.order_id AS "orderId", coalesce(p.transaction_id, p.order_id) AS "transactionId",
    coalesce(p.paid_at, p.created_at) AS "paidAt", p.amount_cents AS "amountCents", p.delivery_cents AS "deliveryCents",
    p.tax_cents AS "taxCents", p.refunded_cents AS "refundedCents", unbooked.booked_cents AS "bookedCents",
    unbooked.booked_refund_cents AS "bookedRefundCents"`;

export type Expired = Pick<Payment, 'orderId' | 'traceparent'>;

const expireSome = prepared<Expired>`
  UPDATE payments SET status = 'expired' WHERE order_id = ANY (ARRAY(
    SELECT order_id FROM payments WHERE status = 'pending' AND pay_until <= now()
    ORDER BY pay_until LIMIT $1 FOR UPDATE SKIP LOCKED))
  RETURNING order_id AS "orderId", traceparent`;

const noteReceived = prepared`UPDATE heard SET placed_until = greatest(placed_until, $1::timestamptz)`;

const isReceived = prepared<{ isReceived: boolean }>`
  SELECT placed_until >= $1::timestamptz AS "isReceived" FROM heard`;

const countWaiting = prepared<{
  n: number;
}>`SELECT count(*)::int AS n FROM payments WHERE status = 'pending'`;

@Injectable()
export class PaymentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    orderId: string,
    tx: EntityManager | DataSource = this.dataSource,
  ): Promise<Payment | undefined> {
    const [payment] = await findOne(tx, [orderId]);
    return payment;
  }

  async countWaiting(): Promise<number> {
    const [row] = await countWaiting(this.dataSource, []);
    return row!.n;
  }

  /** An order that has a payment already keeps it. */
  async open(tx: EntityManager, payments: NewPayment[]): Promise<void> {
    await openAll(tx, [
      payments.map(({ orderId }) => orderId),
      payments.map(({ userId }) => userId),
      payments.map(({ amountCents }) => amountCents),
      payments.map(({ payUntil }) => payUntil),
      payments.map(({ orderNumber }) => orderNumber),
      payments.map(({ traceparent }) => traceparent),
      payments.map(({ deliveryCents }) => deliveryCents),
      payments.map(({ taxCents }) => taxCents),
    ]);
  }

  /** Notes that every order that was placed before this time has arrived. */
  async noteReceivedUntil(tx: EntityManager, placedUntil: string): Promise<void> {
    await noteReceived(tx, [placedUntil]);
  }

  /** Whether every order that was placed before this time has arrived. */
  async hasReceivedUntil(time: Date): Promise<boolean> {
    const [row] = await isReceived(this.dataSource, [time]);
    return row!.isReceived;
  }

  /** Completes this user's pending payment before its deadline; undefined when there is none. The row's lock decides races. */
  async complete(
    tx: EntityManager,
    orderId: string,
    userId: string,
    paid: { transactionId: string; paidAt: Date },
  ): Promise<Payment | undefined> {
    const [payment] = await completeOne(tx, [orderId, userId, paid.transactionId, paid.paidAt]);
    return payment;
  }

  /** Changes the status from `from` to `to`; undefined when the payment has another status. The row's lock decides races. */
  async move(
    tx: EntityManager,
    orderId: string,
    from: PaymentStatus,
    to: PaymentStatus,
  ): Promise<Payment | undefined> {
    const [payment] = await moveOne(tx, [orderId, from, to]);
    return payment;
  }

  /** Notes that all that is left of a completed payment is given back; undefined when it has another status. */
  async refundRest(
    tx: EntityManager,
    orderId: string,
  ): Promise<{ transactionId: string | null; restCents: number; refundedCents: number } | undefined> {
    const [refunded] = await refundRest(tx, [orderId]);
    return refunded;
  }

  /** Notes that a part of a completed payment is given back; undefined when it has another status. */
  async refundPart(
    tx: EntityManager,
    orderId: string,
    cents: number,
  ): Promise<(Payment & { refundedCents: number }) | undefined> {
    const [payment] = await refundPart(tx, [orderId, cents]);
    return payment;
  }

  /** Up to `limit` payments, or that of an order, of which not everything is booked; they are booked from now on. */
  takeUnbooked(tx: EntityManager, limit: number, orderId?: string): Promise<Unbooked[]> {
    return takeUnbooked(tx, [limit, orderId ?? null]);
  }

  /** Expires up to `limit` payments whose time has run out, except rows that another replica has locked. */
  expireDue(tx: EntityManager, limit: number): Promise<Expired[]> {
    return expireSome(tx, [limit]);
  }
}
