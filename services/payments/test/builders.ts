import { randomUUID } from 'node:crypto';
import type { EventData } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, serviceUnderTest, type ServiceUnderTest } from '@mekong/testing';
import { start } from '../src/service.js';

export type PaymentsUnderTest = ServiceUnderTest;

export const startPayments = (env: Record<string, string> = {}) => serviceUnderTest('payments', start, env);

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** An order of $21.99, by default to be paid within 15 minutes. */
export function aPlacedOrder(
  customer: Identity,
  but: Partial<EventData<'order.placed.v1'>> = {},
): EventData<'order.placed.v1'> {
  return {
    order_id: randomUUID().replaceAll('-', '').slice(0, 24),
    order_number: 'MG-2611-0001',
    customer: { user_id: customer.userId, email: customer.email, name: customer.name },
    customer_name: customer.name,
    phone_number: '012345678',
    shipping_address: 'Phnom Penh',
    lines: [{ product_id: 1, name: 'Mouse', price: usd(1_999), quantity: 1 }],
    subtotal: usd(1_999),
    shipping: usd(200),
    tax: usd(0),
    total: usd(2_199),
    pay_until: new Date(Date.now() + 900_000).toISOString(),
    ...but,
  };
}

/** A pending payment and its customer. */
export async function givenPayment(
  payments: PaymentsUnderTest,
  but: Parameters<typeof aPlacedOrder>[1] = {},
) {
  const customer = aCustomer();
  const order = aPlacedOrder(customer, but);
  await payments.others.deliver(anEvent('order.placed.v1', order.order_id, order));
  return { customer, orderId: order.order_id };
}
