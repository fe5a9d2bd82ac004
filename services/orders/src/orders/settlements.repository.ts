import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** How many orders the shopper of the row `n` has cancelled themself within the hour before it. */
const cancelledBefore = `(SELECT count(*) FROM orders c JOIN order_events e ON e.order_id = c.id
  WHERE c.user_id = n.user_id AND c.created_at > n.at - interval '26 hours' AND c.payment_status = 'cancelled'
    AND e.type = 'cancelled' AND coalesce(e.by_id = c.user_id, true) AND e.at > n.at - interval '1 hour')`;

/** An unpaid order that ran out counts as abandoned, and so does one that was cancelled late, or as the third within an hour. */
const settleOrders = prepared`
  WITH given AS (
    SELECT n.*, o.user_id, count(*) FILTER (WHERE n.payment_status = 'cancelled' AND coalesce(n.by_id = o.user_id, true)) OVER (PARTITION BY o.user_id ORDER BY n.at, n.id) AS cancelled_now
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $7::timestamptz[], $10::float8[], $8::uuid[], $11::int[], $12::int[])
      AS n (id, status, payment_status, transaction_id, paid_at, at, riel_rate, by_id, cents, khr) JOIN orders o ON o.id = n.id
  ), settled AS (
    UPDATE orders o SET status = n.status, payment_status = n.payment_status, version = o.version + 1,
      transaction_id = coalesce(n.transaction_id, o.transaction_id), paid_at = coalesce(n.paid_at, o.paid_at),
      riel_rate = coalesce(o.riel_rate, n.riel_rate),
      collected_cents = coalesce(o.collected_cents, n.cents), collected_khr = coalesce(o.collected_khr, n.khr),
      client_network = CASE WHEN n.status = 'cancelled' THEN o.client_network END,
      client_wide_network = CASE WHEN n.status = 'cancelled' THEN o.client_wide_network END,
      abandoned_at = CASE WHEN n.payment_status = 'expired' THEN n.at
        WHEN n.payment_status = 'cancelled' AND coalesce(n.by_id = o.user_id, true)
          AND (n.at > o.created_at + interval '5 minutes' OR n.cancelled_now + ${cancelledBefore} >= 3) THEN n.at END
    FROM given n WHERE o.id = n.id
  )
  INSERT INTO order_events (order_id, type, at, by_id, by_name)
  SELECT * FROM unnest($1::text[], $6::text[], $7::timestamptz[], $8::uuid[], $9::text[])`;

/** How an order's payment ended. */
export interface Settlement {
  orderId: string;
  /** A cash order on its way stays `shipped` where a transfer has paid it. */
  status: 'paid' | 'shipped' | 'delivered' | 'cancelled';
  paymentStatus: 'completed' | 'expired' | 'cancelled' | 'review';
  transactionId?: string;
  paidAt?: Date;
  rielRate?: number;
  /** What a transfer brought in the place of cash. */
  byTransfer?: { usd_cents: number; khr: number };
  /** The entry for its timeline. */
  event: {
    type: 'paid' | 'expired' | 'cancelled' | 'unconfirmed';
    at: Date;
    by?: { id: string; name: string };
  };
}

/** How orders' payments ended. */
@Injectable()
export class SettlementsRepository {
  /** Writes how the payments of locked orders ended, and the entries of their timelines. */
  async settle(tx: EntityManager, settlements: Settlement[]): Promise<void> {
    await settleOrders(tx, [
      settlements.map(({ orderId }) => orderId),
      settlements.map(({ status }) => status),
      settlements.map(({ paymentStatus }) => paymentStatus),
      settlements.map(({ transactionId }) => transactionId ?? null),
      settlements.map(({ paidAt }) => paidAt ?? null),
      settlements.map(({ event }) => event.type),
      settlements.map(({ event }) => event.at),
      settlements.map(({ event }) => event.by?.id ?? null),
      settlements.map(({ event }) => event.by?.name ?? null),
      settlements.map(({ rielRate }) => rielRate ?? null),
      settlements.map(({ byTransfer }) => byTransfer?.usd_cents ?? null),
      settlements.map(({ byTransfer }) => byTransfer?.khr ?? null),
    ]);
  }
}
