import { newEvent } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { Payment } from './payment.js';

interface Money {
  transactionId: string;
  at: Date;
}

/** What paid an order by a transfer that was to be paid at the door. */
interface ByTransfer {
  usdCents: number;
  khr: number;
}

/** Publishes that a payment is completed, by which money and when; the rate is for orders that have frozen none. */
export const paymentCompleted = (payment: Payment, money: Money, rielRate?: number) =>
  newEvent(
    'payment.completed.v1',
    payment.orderId,
    { ...paidBy(payment, money), riel_rate: rielRate },
    payment,
  );

/** The same of one that was to be paid at the door. */
export const paidByTransfer = (payment: Payment, money: Money, { usdCents: usd_cents, khr }: ByTransfer) =>
  newEvent(
    'payment.completed.v1',
    payment.orderId,
    { ...paidBy(payment, money), by_transfer: { usd_cents, khr } },
    payment,
  );

/** Publishes that staff let money that came late pay an order that has ended. */
export const paymentCameLate = (payment: Payment, money: Money, { userId, name }: Identity) =>
  newEvent(
    'payment.came-late.v1',
    payment.orderId,
    { ...paidBy(payment, money), by: { user_id: userId, name } },
    payment,
  );

const paidBy = ({ orderId, amountCents }: Payment, { transactionId, at }: Money) => ({
  order_id: orderId,
  amount: { amount: amountCents, currency: 'USD' as const },
  transaction_id: transactionId,
  paid_at: at.toISOString(),
});
