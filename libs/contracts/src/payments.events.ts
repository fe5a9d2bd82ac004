import { z } from 'zod';
import { moneySchema } from './money.js';

const person = z.object({ user_id: z.uuid(), email: z.string(), name: z.string() });

export const paymentsEvents = {
  'payment.completed.v1': z.object({
    order_id: z.string(),
    amount: moneySchema,
    transaction_id: z.string(),
    paid_at: z.iso.datetime(),
    /** Riel for a dollar at that moment; missing in old events. */
    riel_rate: z.number().positive().optional(),
  }),
  'payment.expired.v1': z.object({ order_id: z.string(), expired_at: z.iso.datetime() }),
  'payment.cancelled.v1': z.object({
    order_id: z.string(),
    cancelled_at: z.iso.datetime(),
    cancelled_by: person,
  }),
  /** The money of a refunded order was paid back. Who refunded it is known to orders. */
  'payment.refunded.v1': z.object({
    order_id: z.string(),
    amount: moneySchema,
    transaction_id: z.string(),
    refunded_at: z.iso.datetime(),
  }),
  /** An admin has set how many riel a dollar is. `version` grows with every change. */
  'riel-rate.changed.v1': z.object({ version: z.int(), riel_rate: z.number().positive() }),
};
