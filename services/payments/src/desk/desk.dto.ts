import { pageFields, pageQuery, requiredText } from '@mekong/service-defaults';
import { payCurrencies } from '@mekong/contracts';
import { z } from 'zod';
import { orderIdParam } from '../payments/payments.http.js';
import { unmatchedReasons } from '../posting/index.js';

export const unmatchedQuery = pageQuery({ default: 50, max: 100 });
export type UnmatchedQuery = z.infer<typeof unmatchedQuery>;

const money = z
  .object({
    id: z.string(),
    provider: z.string(),
    transaction_id: z.string().describe("The provider's own id of it"),
    order_id: z.string().nullable().describe('Of the code that was paid, where there is one'),
    order_number: z.string().nullable(),
    currency: z.enum(payCurrencies),
    minor: z.int().describe('Cents, or whole riel'),
    at: z.string().describe('When it came, by the clock of the provider'),
    payer: z.string().nullable(),
    to_account: z.string().nullable(),
    reason: z.enum(unmatchedReasons).describe('Why it fits no payment'),
    opened_at: z.string(),
    settled_as: z.enum(['attached', 'given-back', 'written-off']).nullable(),
    proposed: z
      .object({ reference: z.string(), by: z.string(), name: z.string(), at: z.string() })
      .nullable()
      .describe('By which transfer somebody wants to give it back, which another admin has to confirm'),
  })
  .meta({ id: 'UnmatchedMoney' });

export const unmatchedAnswer = z.object({ unmatched: z.array(money), ...pageFields });
export const moneyAnswer = z.object({ money });

export const attachBody = z.object({ order_id: orderIdParam });
export type AttachBody = z.infer<typeof attachBody>;

const reason = requiredText(500).describe('Why, for the audit log');

export const giveBackBody = z.object({
  reference: requiredText(200).describe("The bank's own id of the transfer with which it was given back"),
  reason,
});
export type GiveBackBody = z.infer<typeof giveBackBody>;

export const writeOffBody = z.object({ reason });
export type WriteOffBody = z.infer<typeof writeOffBody>;
