import { Injectable } from '@nestjs/common';
import type { EventData } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';

type Bill = EventData<'order.placed.v1'> | EventData<'order.paid.v1'>;
/** What may become of an order, as the column that keeps when it did. */
type Step = 'shipped_at' | 'delivered_at' | 'cancelled_at' | 'refunded_at';

/** Keeps the orders with their lines. Each event adds what it alone knows, so their order does not matter. */
@Injectable()
export class FollowOrders {
  async placed(tx: EntityManager, order: EventData<'order.placed.v1'>, at: string): Promise<void> {
    await this.keepBill(tx, order);
    await tx.query('UPDATE orders SET placed_at = $2, visitor_id = $3 WHERE id = $1', [
      order.order_id,
      at,
      order.visitor_id ?? null,
    ]);
  }

  async paid(tx: EntityManager, order: EventData<'order.paid.v1'>): Promise<void> {
    await this.keepBill(tx, order);
    await tx.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [order.order_id, order.paid_at]);
  }

  async became(tx: EntityManager, orderId: string, step: Step, at: string): Promise<void> {
    await tx.query(
      `INSERT INTO orders (id, ${step}) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET ${step} = excluded.${step}`,
      [orderId, at],
    );
  }

  private async keepBill(tx: EntityManager, bill: Bill): Promise<void> {
    await tx.query(
      `INSERT INTO orders (id, customer_id, total_cents) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET customer_id = excluded.customer_id, total_cents = excluded.total_cents`,
      [bill.order_id, bill.customer.user_id, bill.total.amount],
    );
    await tx.query(
      `INSERT INTO lines (order_id, product_id, name, seller_id, quantity, price_cents)
       SELECT $1, l.product_id, l.name, l.seller_id, l.quantity, (l.price->>'amount')::int
       FROM jsonb_to_recordset($2::jsonb) AS l(product_id int, name text, seller_id uuid, quantity int, price jsonb)
       ON CONFLICT DO NOTHING`,
      [bill.order_id, JSON.stringify(bill.lines)],
    );
  }
}
