import { anEvent, query } from '@mekong/testing';
import type { EventData } from '@mekong/contracts';
import { givenPayment, type PaymentsUnderTest } from './builders.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

type Collected = EventData<'order.cash-collected.v1'>;

/** An order of $24.00, of which $2.00 is for its delivery, to be paid in cash at the door: 98,400 riel at 4,100. */
export async function givenCashOrder(payments: PaymentsUnderTest, number = 'MG-2611-0001') {
  const { orderId, customer } = await givenPayment(payments, {
    ...{ order_number: number, payment: { method: 'cod', currency: 'USD' }, riel_rate: 4_100 },
    ...{ subtotal: usd(2_200), total: usd(2_400) },
  });
  return { orderId, customer, number };
}

export const collectedEvent = (orderId: string, but: Partial<Collected> = {}) =>
  anEvent('order.cash-collected.v1', orderId, {
    ...{ order_id: orderId, order_number: 'MG-2611-0001', courier: 'J&T' },
    ...{ usd_cents: 2_400, khr: 0, rounding_khr: 0, riel_rate: 4_100, total: usd(2_400) },
    ...{ collected_at: '2026-11-20T03:00:00.000Z', ...but },
  });

/** The same, whose cash a courier has: by default $24.00 with J&T. */
export async function givenCollected(payments: PaymentsUnderTest, but: Partial<Collected> = {}) {
  const order = await givenCashOrder(payments, but.order_number);
  await payments.others.deliver(collectedEvent(order.orderId, but));
  return order;
}

/** What the journals of an order have, the newest first, as `account currency` and the amount. */
export async function bookedOf(
  payments: PaymentsUnderTest,
  orderId: string,
): Promise<Record<string, number>[]> {
  const find = `SELECT jsonb_object_agg(account || ' ' || currency, minor) AS lines
    FROM journals JOIN journal_lines ON journal_id = id WHERE order_id = $1 GROUP BY id ORDER BY id DESC`;
  return (await query(payments.databaseUrl, find, [orderId])).map(
    ({ lines }) => lines as Record<string, number>,
  );
}

export const statusOf = async (payments: PaymentsUnderTest, orderId: string) =>
  (await query(payments.databaseUrl, 'SELECT status FROM payments WHERE order_id = $1', [orderId]))[0]
    ?.status;
