import { fault } from '@mekong/contracts';
import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';
import { payment } from '../orders/orders.http.js';

const lines = z
  .array(z.object({ id: z.int(), quantity: z.int().min(1) }))
  .min(1)
  .max(1_000)
  .refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    fault('NAMED_TWICE', 'must name each line once'),
  );

/** Strict, as a misspelt `lines` would give the whole order back. */
export const refundBody = z
  .strictObject({
    lines: lines.optional().describe('Without them all of an order that is not shipped'),
    amount_cents: z
      .int()
      .min(1)
      .optional()
      .describe('So much without any piece, in US cents; needs a reason, and no lines'),
    reason: requiredText(500)
      .optional()
      .describe('Needed with lines or an amount; for staff, customers do not see it'),
    restock: z
      .boolean()
      .optional()
      .describe('Whether the pieces can be sold again: with lines only if true, without unless false'),
  })
  .refine(({ lines: some, amount_cents: amount, reason }) => !(some || amount) || reason !== undefined, {
    path: ['reason'],
    ...fault('REQUIRED', 'is required'),
  })
  .refine(({ lines: some, amount_cents: amount }) => !(some && amount), {
    path: ['amount_cents'],
    ...fault('NOT_BOTH', 'must not be given together with lines'),
  })
  .optional();
export type RefundBody = z.infer<typeof refundBody>;

export const refundAnswer = z.object({ message: z.string(), payment });
