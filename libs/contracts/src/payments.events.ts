import { z } from 'zod';
import { moneySchema } from './money.js';

export const paymentsEvents = {
  'payment.completed.v1': z.object({
    order_id: z.string(),
    amount: moneySchema,
    transaction_id: z.string(),
    paid_at: z.iso.datetime(),
  }),
  'payment.expired.v1': z.object({ order_id: z.string(), expired_at: z.iso.datetime() }),
  'payment.cancelled.v1': z.object({ order_id: z.string(), cancelled_at: z.iso.datetime() }),
  'payment.refunded.v1': z.object({
    order_id: z.string(),
    amount: moneySchema,
    transaction_id: z.string(),
    refunded_at: z.iso.datetime(),
  }),
};
