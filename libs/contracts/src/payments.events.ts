import { z } from 'zod';
import { moneySchema } from './money.js';
import { payCurrencies } from './payment-methods.js';
import { priceStyles } from './riel.js';

const person = z.object({ user_id: z.uuid(), email: z.string(), name: z.string() });

export const paymentsEvents = {
  'payment.completed.v1': z.object({
    order_id: z.string(),
    amount: moneySchema,
    transaction_id: z.string(),
    paid_at: z.iso.datetime(),
    /** Riel for a dollar at that moment; missing in old events. */
    riel_rate: z.number().positive().optional(),
    /** To be paid at the door, it was paid by a transfer of this instead; missing where it was not. */
    by_transfer: z.object({ usd_cents: z.int().min(0), khr: z.int().min(0) }).optional(),
  }),
  /** Staff let money that came late pay the order that it was for, which had ended. */
  'payment.came-late.v1': z.object({
    order_id: z.string(),
    amount: moneySchema,
    transaction_id: z.string(),
    paid_at: z.iso.datetime(),
    riel_rate: z.number().positive().optional(),
    by: z.object({ user_id: z.uuid(), name: z.string() }),
  }),
  'payment.expired.v1': z.object({ order_id: z.string(), expired_at: z.iso.datetime() }),
  'payment.cancelled.v1': z.object({
    order_id: z.string(),
    cancelled_at: z.iso.datetime(),
    cancelled_by: person,
  }),
  /** For hours nobody could say whether it was paid: its order waits no longer, and people look into it. */
  'payment.review.v1': z.object({
    order_id: z.string(),
    order_number: z.string().optional(),
    reviewed_at: z.iso.datetime(),
  }),
  /** The time to pay is over, and its provider cannot be asked whether it was paid. Told once for many of one time. */
  'payment.cannot-check.v1': z.object({
    order_id: z.string(),
    order_number: z.string().optional(),
    /** Why its provider could not be asked. */
    reason: z.string(),
  }),
  /** Money came that fits no payment. */
  'money.unmatched.v1': z.object({
    evidence_id: z.string(),
    order_id: z.string().nullable(),
    order_number: z.string().optional(),
    reason: z.string(),
    /** Cents, or whole riel. */
    amount: z.object({ minor: z.int().positive(), currency: z.enum(payCurrencies) }),
  }),
  /** Told once a day: for more than two days something is open on accounts that are to come to nothing. */
  'money.waits.v1': z.object({
    day: z.iso.date(),
    accounts: z.array(
      z.object({
        account: z.string(),
        currency: z.string(),
        /** Cents, or whole riel. */
        minor: z.int(),
        open_since: z.iso.datetime(),
      }),
    ),
  }),
  /** The money of a refunded order was paid back. Who refunded it is known to orders. */
  'payment.refunded.v1': z.object({
    order_id: z.string(),
    amount: moneySchema,
    transaction_id: z.string(),
    refunded_at: z.iso.datetime(),
  }),
  /** An admin has set how many riel a dollar is, or how prices are written. `version` grows with every change. */
  'riel-rate.changed.v1': z.object({
    version: z.int(),
    riel_rate: z.number().positive(),
    prices: z.enum(priceStyles).optional(),
  }),
};
