import { Injectable } from '@nestjs/common';
import type { EventData, ShopEvent } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

type Bill = EventData<'order.placed.v1'> | EventData<'order.paid.v1'>;
/** What may become of an order, as the column that keeps when it did. */
type Step = 'shipped_at' | 'delivered_at' | 'cancelled_at' | 'refunded_at';

const writeBills = prepared(
  `WITH bills AS (
     INSERT INTO orders AS o (id, customer_id, total_cents, placed_at, visitor_id, paid_at)
     SELECT * FROM unnest($1::text[], $2::uuid[], $3::int[], $4::timestamptz[], $5::uuid[], $6::timestamptz[])
       AS told (id, customer_id, total_cents, placed_at, visitor_id, paid_at) ORDER BY id
     ON CONFLICT (id) DO UPDATE SET customer_id = excluded.customer_id, total_cents = excluded.total_cents,
       placed_at = coalesce(excluded.placed_at, o.placed_at), visitor_id = coalesce(excluded.visitor_id, o.visitor_id),
       paid_at = coalesce(excluded.paid_at, o.paid_at)
   )
   INSERT INTO lines (order_id, product_id, name, seller_id, quantity, price_cents)
   SELECT * FROM unnest($7::text[], $8::int[], $9::text[], $10::uuid[], $11::int[], $12::int[])
   ON CONFLICT DO NOTHING`,
);

/** Keeps the orders with their lines. Each event adds what it alone knows, so their order does not matter. */
@Injectable()
export class FollowOrders {
  placed(tx: EntityManager, events: ShopEvent<'order.placed.v1'>[]): Promise<void> {
    return this.upsertBills(
      tx,
      events.map(({ data, time }) => ({ bill: data, placedAt: time, visitorId: data.visitor_id })),
    );
  }

  paid(tx: EntityManager, orders: EventData<'order.paid.v1'>[]): Promise<void> {
    return this.upsertBills(
      tx,
      orders.map((bill) => ({ bill, paidAt: bill.paid_at })),
    );
  }

  async became(
    tx: EntityManager,
    step: Step,
    events: { data: { order_id: string }; time: string }[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO orders (id, ${step})
       SELECT DISTINCT ON (id) id, at FROM unnest($1::text[], $2::timestamptz[]) AS told (id, at) ORDER BY id
       ON CONFLICT (id) DO UPDATE SET ${step} = excluded.${step}`,
      [events.map(({ data }) => data.order_id), events.map(({ time }) => time)],
    );
  }

  /** Each order at most once: it is placed once, and paid once. */
  private async upsertBills(
    tx: EntityManager,
    told: { bill: Bill; placedAt?: string; visitorId?: string; paidAt?: string }[],
  ): Promise<void> {
    const lines = told.flatMap(({ bill }) => bill.lines.map((line) => ({ ...line, orderId: bill.order_id })));
    await writeBills(tx, [
      told.map(({ bill }) => bill.order_id),
      told.map(({ bill }) => bill.customer.user_id),
      told.map(({ bill }) => bill.total.amount),
      told.map(({ placedAt }) => placedAt ?? null),
      told.map(({ visitorId }) => visitorId ?? null),
      told.map(({ paidAt }) => paidAt ?? null),
      lines.map((line) => line.orderId),
      lines.map((line) => line.product_id),
      lines.map((line) => line.name),
      lines.map((line) => line.seller_id ?? null),
      lines.map((line) => line.quantity),
      lines.map((line) => line.price.amount),
    ]);
  }
}
