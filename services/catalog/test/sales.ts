import { randomUUID } from 'node:crypto';
import { anEvent } from '@mekong/testing';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const customer = { user_id: randomUUID(), email: 'sok@shop.example', name: 'Sok Dara' };
/** The event that an order with so many pieces of each product was paid. */
export const paid = (orderId: string, pieces: Record<number, number>) =>
  anEvent('order.paid.v1', orderId, {
    order_id: orderId,
    customer,
    customer_name: 'Sok Dara',
    phone_number: '012345678',
    shipping_address: 'Phnom Penh',
    lines: Object.entries(pieces).map(([id, quantity]) => ({
      product_id: Number(id),
      name: 'Mouse',
      price: usd(100),
      quantity,
    })),
    subtotal: usd(100),
    shipping: usd(0),
    tax: usd(0),
    total: usd(100),
    transaction_id: 'T1',
    paid_at: new Date().toISOString(),
  });

/** So many pieces of each product were given back, but not all. */
export const partlyRefunded = (orderId: string, pieces: Record<number, number>) =>
  anEvent('order.partly-refunded.v1', orderId, {
    order_id: orderId,
    customer,
    amount: usd(100),
    lines: Object.entries(pieces).map(([id, quantity]) => ({
      product_id: Number(id),
      name: 'Mouse',
      quantity,
      price: usd(100),
    })),
  });

export const refunded = (orderId: string) =>
  anEvent('order.refunded.v1', orderId, { order_id: orderId, customer, total: usd(100) });
