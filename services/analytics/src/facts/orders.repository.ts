import { Injectable } from '@nestjs/common';
import type { EventData, PayCurrency, PaymentMethod } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** An order with its lines, and the facts that only one of its events has. */
export interface Bill {
  order: EventData<'order.placed.v1'> | EventData<'order.paid.v1'>;
  placedAt?: string;
  visitorId?: string;
  paidAt?: string;
  way?: WayToPay;
}

/** How it is paid, and what its shopper gave; unknown of old events. */
interface WayToPay {
  method?: PaymentMethod;
  currency?: PayCurrency;
  receivedCents?: number;
  receivedKhr?: number;
}

/** A step of an order, by the column for its time. */
export type Step = 'shipped_at' | 'delivered_at' | 'cancelled_at' | 'refunded_at';

const writeBills = prepared`
  WITH bills AS (
    INSERT INTO orders AS o (id, customer_id, total_cents, placed_at, visitor_id, paid_at, order_number, discount_cents,
      method, pay_currency, received_cents, received_khr)
    SELECT * FROM unnest($1::text[], $2::uuid[], $3::int[], $4::timestamptz[], $5::uuid[], $6::timestamptz[], $13::text[], $14::int[],
        $16::text[], $17::text[], $18::int[], $19::bigint[])
      AS given (id, customer_id, total_cents, placed_at, visitor_id, paid_at, order_number, discount_cents,
        method, pay_currency, received_cents, received_khr) ORDER BY id
    ON CONFLICT (id) DO UPDATE SET customer_id = excluded.customer_id, total_cents = excluded.total_cents,
      discount_cents = excluded.discount_cents, method = coalesce(excluded.method, o.method),
      pay_currency = coalesce(excluded.pay_currency, o.pay_currency),
      received_cents = coalesce(excluded.received_cents, o.received_cents),
      received_khr = coalesce(excluded.received_khr, o.received_khr),
      placed_at = coalesce(excluded.placed_at, o.placed_at), visitor_id = coalesce(excluded.visitor_id, o.visitor_id),
      paid_at = coalesce(excluded.paid_at, o.paid_at),
      cancelled_at = CASE WHEN excluded.paid_at IS NULL THEN o.cancelled_at END, order_number = coalesce(excluded.order_number, o.order_number)
  )
  INSERT INTO lines (order_id, product_id, name, seller_id, quantity, price_cents, discount_cents)
  SELECT * FROM unnest($7::text[], $8::int[], $9::text[], $10::uuid[], $11::int[], $12::int[], $15::int[])
  ON CONFLICT DO NOTHING`;

const addReturnedCents = prepared`
  INSERT INTO orders AS o (id, returned_cents) VALUES ($1, $2)
  ON CONFLICT (id) DO UPDATE SET returned_cents = o.returned_cents + excluded.returned_cents`;

const addReturnedLines = prepared`
  INSERT INTO returned_lines AS r (order_id, product_id, quantity, cents)
  SELECT $1, product_id, sum(quantity), sum(quantity * price - discount)
  FROM unnest($2::int[], $3::int[], $4::int[], $5::int[]) AS given (product_id, quantity, price, discount)
  GROUP BY product_id ORDER BY product_id
  ON CONFLICT (order_id, product_id) DO UPDATE
    SET quantity = r.quantity + excluded.quantity, cents = r.cents + excluded.cents`;

const stepStatement = <Column extends Step>(step: Column) =>
  `INSERT INTO orders (id, ${step})
   SELECT DISTINCT ON (id) id, at FROM unnest($1::text[], $2::timestamptz[]) AS given (id, at) ORDER BY id
   ON CONFLICT (id) DO UPDATE SET ${step} = excluded.${step}` as const;

/** An order that ended unpaid may be paid after all, and both may come in any order. */
const cancelUnpaid = prepared`
  INSERT INTO orders AS o (id, cancelled_at)
  SELECT DISTINCT ON (id) id, at FROM unnest($1::text[], $2::timestamptz[]) AS given (id, at) ORDER BY id
  ON CONFLICT (id) DO UPDATE SET cancelled_at = CASE WHEN o.paid_at IS NULL THEN excluded.cancelled_at END`;

const writeSteps = {
  shipped_at: prepared`${stepStatement('shipped_at')}`,
  delivered_at: prepared`${stepStatement('delivered_at')}`,
  cancelled_at: cancelUnpaid,
  refunded_at: prepared`${stepStatement('refunded_at')}`,
};

/** The orders with their lines. */
@Injectable()
export class OrdersRepository {
  /** Expects each order once at most. Facts that are missing in the bill are kept. */
  async upsert(tx: EntityManager, bills: Bill[]): Promise<void> {
    const lines = bills.flatMap(({ order }) =>
      order.lines.map((line) => ({ ...line, orderId: order.order_id })),
    );
    await writeBills(tx, [
      bills.map(({ order }) => order.order_id),
      bills.map(({ order }) => order.customer.user_id),
      bills.map(({ order }) => order.total.amount),
      bills.map(({ placedAt }) => placedAt ?? null),
      bills.map(({ visitorId }) => visitorId ?? null),
      bills.map(({ paidAt }) => paidAt ?? null),
      lines.map((line) => line.orderId),
      lines.map((line) => line.product_id),
      lines.map((line) => line.name),
      lines.map((line) => line.seller_id ?? null),
      lines.map((line) => line.quantity),
      lines.map((line) => line.price.amount),
      bills.map(({ order }) => order.order_number ?? null),
      bills.map(({ order }) => order.discount?.amount ?? 0),
      lines.map((line) => line.discount?.amount ?? 0),
      bills.map(({ way }) => way?.method ?? null),
      bills.map(({ way }) => way?.currency ?? null),
      bills.map(({ way }) => way?.receivedCents ?? null),
      bills.map(({ way }) => way?.receivedKhr ?? null),
    ]);
  }

  /** Adds what was given back of an order that is not refunded as a whole. */
  async addReturn(
    tx: EntityManager,
    { order_id, amount, lines }: EventData<'order.partly-refunded.v1'>,
  ): Promise<void> {
    await addReturnedCents(tx, [order_id, amount.amount]);
    await addReturnedLines(tx, [
      order_id,
      lines.map(({ product_id }) => product_id),
      lines.map(({ quantity }) => quantity),
      lines.map(({ price }) => price.amount),
      lines.map(({ discount }) => discount?.amount ?? 0),
    ]);
  }

  async setStep(tx: EntityManager, step: Step, reached: { orderId: string; at: string }[]): Promise<void> {
    await writeSteps[step](tx, [reached.map(({ orderId }) => orderId), reached.map(({ at }) => at)]);
  }
}
