import type { PaymentMethod } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Created } from '../providers/index.js';
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
  | 'method'
  | 'currency'
  | 'amountMinor'
  | 'rielRate'
  | 'status'
>;

const columns = `order_id AS "orderId", order_number AS "orderNumber", user_id AS "userId", amount_cents AS "amountCents",
  delivery_cents AS "deliveryCents", tax_cents AS "taxCents", method, currency, coalesce(amount_minor, amount_cents)::float8 AS "amountMinor", riel_rate AS "rielRate", reference, payload, app_link AS "appLink", status, with_courier AS "withCourier", pay_until AS "payUntil", transaction_id AS "transactionId", paid_at AS "paidAt", created_at AS "createdAt", traceparent`;

/** Of a refund of all: how much was left, and how much is given back in all. */
interface RefundedRest {
  restCents: number;
  refundedCents: number;
}

const findOne = prepared<Payment>`SELECT ${columns} FROM payments WHERE order_id = $1`;

const findAll = prepared<Payment>`SELECT ${columns} FROM payments WHERE order_id = ANY ($1::text[])`;

const openAll = prepared`
  INSERT INTO payments (order_id, user_id, amount_cents, delivery_cents, tax_cents, status, pay_until, order_number, traceparent,
    method, currency, amount_minor, riel_rate)
  SELECT order_id, user_id, amount_cents, delivery_cents, tax_cents, status,
    pay_until, order_number, traceparent, method, currency, amount_minor, riel_rate
  FROM unnest($1::text[], $2::uuid[], $3::int[], $4::timestamptz[], $5::text[], $6::text[], $7::int[], $8::int[], $9::text[],
      $10::text[], $11::bigint[], $12::text[], $13::float8[])
    AS placed (order_id, user_id, amount_cents, pay_until, order_number, traceparent, delivery_cents, tax_cents, method, currency,
      amount_minor, status, riel_rate)
  ORDER BY order_id ON CONFLICT DO NOTHING`;

const completeOne = prepared<Payment>`
  UPDATE payments SET status = 'completed', transaction_id = $3, paid_at = $4, booked_cents = amount_cents
  WHERE order_id = $1 AND user_id = $2 AND status = 'pending' AND method = 'demo' AND pay_until > now() RETURNING ${columns}`;

/** Gives up what waits for its payment; what is paid at the door only until it is on its way. */
const cancelOne = prepared<Payment>`
  UPDATE payments SET status = 'cancelled' WHERE order_id = $1 AND status IN ('created', 'pending') AND NOT with_courier
  RETURNING ${columns}`;

const lockSome = prepared<Payment>`
  SELECT ${columns} FROM payments WHERE order_id = ANY ($1::text[]) ORDER BY order_id FOR UPDATE`;

const lockOne = prepared<Payment>`SELECT ${columns} FROM payments WHERE order_id = $1 FOR UPDATE`;

const settleOne = prepared`
  UPDATE payments SET status = 'completed', evidence_id = $2, transaction_id = $3, paid_at = $4, booked_cents = amount_cents
  WHERE order_id = $1`;

const unsettleOne = prepared`
  UPDATE payments SET status = $2, evidence_id = NULL, transaction_id = NULL, paid_at = NULL, booked_cents = 0 WHERE order_id = $1`;

const knowOne = prepared<Payment>`
  UPDATE payments SET status = 'pending', reference = $2, payload = $3, app_link = $4
  WHERE order_id = $1 AND status = 'created' RETURNING ${columns}`;

const findReferred = prepared<{ orderId: string }>`
  SELECT order_id AS "orderId" FROM payments WHERE reference = $2 AND method = $1`;

const findCreated = prepared<Payment>`
  SELECT ${columns} FROM payments WHERE status = 'created' AND pay_until > now() AND created_at < now() - interval '2 seconds'
  ORDER BY created_at DESC LIMIT $1`;

/** Answers how much was left, which is given back now. */
const refundRest = prepared<Payment & RefundedRest>`
  UPDATE payments p SET status = 'refunded', refunded_cents = p.amount_cents, booked_refund_cents = p.amount_cents
  FROM (SELECT order_id AS id, amount_cents - refunded_cents AS rest FROM payments WHERE order_id = $1 FOR UPDATE) before
  WHERE p.order_id = before.id AND p.status = 'completed'
  RETURNING ${columns}, before.rest AS "restCents", refunded_cents AS "refundedCents"`;

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

/** Those of a bank only once it has said, asked after the time to pay, that they were not paid. Of cash orders decides. */
const isUnpaid = `(method = 'demo' OR EXISTS (
  SELECT FROM bank_checks c WHERE c.order_id = payments.order_id AND c.not_found_at >= payments.pay_until))`;

/** Also those that are stored only, whose codes were shown to nobody. By two indexes, which a condition on both statuses would not use. */
const expireSome = prepared<Expired>`
  UPDATE payments SET status = 'expired' WHERE order_id = ANY (ARRAY(
    SELECT order_id FROM payments WHERE status = 'pending' AND pay_until <= now() AND ${isUnpaid}
    ORDER BY pay_until LIMIT $1 FOR UPDATE SKIP LOCKED) || ARRAY(
    SELECT order_id FROM payments WHERE status = 'created' AND pay_until <= now() LIMIT 100 FOR UPDATE SKIP LOCKED))
  RETURNING order_id AS "orderId", traceparent`;

/** Of which nobody could say for so many hours whether they were paid. */
const reviewSome = prepared<Expired & Pick<Payment, 'orderNumber'>>`
  UPDATE payments SET status = 'review' WHERE order_id = ANY (ARRAY(
    SELECT order_id FROM payments WHERE status = 'pending' AND method <> 'cod' AND pay_until <= now() - make_interval(secs => $2)
      AND NOT ${isUnpaid}
    ORDER BY pay_until LIMIT $1 FOR UPDATE SKIP LOCKED))
  RETURNING order_id AS "orderId", order_number AS "orderNumber", traceparent`;

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

  findAll(orderIds: string[], tx: EntityManager | DataSource = this.dataSource): Promise<Payment[]> {
    return findAll(tx, [orderIds]);
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
      payments.map(({ method }) => method),
      payments.map(({ currency }) => currency),
      payments.map(({ amountMinor }) => amountMinor),
      payments.map(({ status }) => status),
      payments.map(({ rielRate }) => rielRate),
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

  /** The payment, which nobody else changes until the transaction ends. */
  async lock(tx: EntityManager, orderId: string): Promise<Payment | undefined> {
    const [payment] = await lockOne(tx, [orderId]);
    return payment;
  }

  /** The same of many, in the order of their ids. */
  lockAll(tx: EntityManager, orderIds: string[]): Promise<Payment[]> {
    return lockSome(tx, [orderIds]);
  }

  /** Gives a payment up that waits; undefined where it does not, or is to be made at the door and on its way. The row's lock decides races. */
  async cancel(tx: EntityManager, orderId: string): Promise<Payment | undefined> {
    const [payment] = await cancelOne(tx, [orderId]);
    return payment;
  }

  /** Completes a locked payment by evidence of its money. */
  async settle(
    tx: EntityManager,
    orderId: string,
    { id, transactionId, at }: { id: string; transactionId: string; at: Date },
  ): Promise<void> {
    await settleOne(tx, [orderId, id, transactionId, at]);
  }

  /** It is as it was before money that came late was to pay it. */
  async unsettle(tx: EntityManager, orderId: string, status: PaymentStatus): Promise<void> {
    await unsettleOne(tx, [orderId, status]);
  }

  /** Notes by what the provider of a payment that was only stored so far knows it; undefined where that was known already. */
  async noteKnown(
    tx: EntityManager,
    orderId: string,
    { reference, payload, appLink }: Created,
  ): Promise<Payment | undefined> {
    const [payment] = await knowOne(tx, [orderId, reference, payload, appLink ?? null]);
    return payment;
  }

  /** The id of the order that a provider knows by this reference. */
  async findReferred(method: PaymentMethod, reference: string): Promise<string | undefined> {
    const [found] = await findReferred(this.dataSource, [method, reference]);
    return found?.orderId;
  }

  /** Payments that were left stored only, as by a process that was killed. */
  findCreated(limit: number): Promise<Payment[]> {
    return findCreated(this.dataSource, [limit]);
  }

  /** Notes that all that is left of a completed payment is given back; undefined when it has another status. */
  async refundRest(tx: EntityManager, orderId: string): Promise<(Payment & RefundedRest) | undefined> {
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

  /** Gives up waiting for the providers of up to `limit` payments, so many hours after their time to pay. */
  giveUpWaiting(
    tx: EntityManager,
    limit: number,
    hours: number,
  ): Promise<(Expired & Pick<Payment, 'orderNumber'>)[]> {
    return reviewSome(tx, [limit, hours * 3_600]);
  }

  /** Expires up to `limit` payments whose time has run out, except rows that another replica has locked. */
  expireDue(tx: EntityManager, limit: number): Promise<Expired[]> {
    return expireSome(tx, [limit]);
  }
}
