import { query } from '@mekong/testing';
import type { FaultShop } from './fault-shop.js';
import type { Ending, Sale } from './sales.js';

const endingOf: Record<string, Ending> = { completed: 'paid', cancelled: 'cancelled' };

/** What the shop's databases have of orders; whether they are paid is for payments to say. */
export async function ordersIn({ databases }: Pick<FaultShop, 'databases'>): Promise<Sale[]> {
  const orders = await query(
    databases.orders!,
    'SELECT o.id, i.product_id, i.quantity FROM orders o JOIN order_items i ON i.order_id = o.id',
  );
  const payments = await query(databases.payments!, 'SELECT order_id, status FROM payments');
  const statusOf = new Map(payments.map(({ order_id, status }) => [order_id, String(status)]));
  return orders.map(({ id, product_id, quantity }) => ({
    orderId: String(id),
    productId: Number(product_id),
    quantity: Number(quantity),
    ending: endingOf[statusOf.get(id) ?? ''] ?? 'pending',
  }));
}
