import { newEvent } from '@mekong/messaging';
import type { Payment } from './payment.js';

/** Publishes that a payment is completed, by which money and when; the rate is of orders that have frozen none. */
export const paymentCompleted = (
  payment: Payment,
  { transactionId, at }: { transactionId: string; at: Date },
  rielRate?: number,
) =>
  newEvent(
    'payment.completed.v1',
    payment.orderId,
    {
      order_id: payment.orderId,
      amount: { amount: payment.amountCents, currency: 'USD' },
      transaction_id: transactionId,
      paid_at: at.toISOString(),
      riel_rate: rielRate,
    },
    payment,
  );
