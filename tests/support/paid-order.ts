import { waitFor } from '@mekong/testing';
import type { Shopper } from './shopper.js';

/** Pays an order as its customer does; resolves once the orders screen shows it. */
export async function pay(customer: Shopper, orderId: string): Promise<void> {
  const answer = await customer.call('PUT', `/api/checkout/mark-paid/${orderId}`, {
    paymentStatus: 'completed',
  });
  if (answer.status !== 200) throw new Error(`paying answered ${answer.status}: ${answer.body.message}`);
  const isListed = async () => {
    const { body } = await customer.call('GET', '/api/user/my-orders');
    return body.orders.some((order: { id: string }) => order.id === orderId);
  };
  await waitFor(isListed, { what: `the paid order ${orderId}` });
}
