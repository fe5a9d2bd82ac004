import { fault, payCurrencies } from '@mekong/contracts';
import { text } from '@mekong/service-defaults';
import { z } from 'zod';
import { countable } from './day.js';

export const dayParam = z.iso
  .date()
  .refine(
    (value) => /^2[01]/.test(value),
    fault('NO_SUCH_YEAR', 'must be between 2000 and 2199', { least: 2000, most: 2199 }),
  );

const counted = z.object({
  account: z.enum(countable),
  currency: z.enum(payCurrencies),
  minor: z.int().describe('Cents, or whole riel'),
});

export const closeBody = z.object({
  counted: z.array(counted).max(20).describe('What is there: each account that has money in the books'),
  explanation: text(500).optional().describe('Needed where the books have another amount'),
});
export type CloseBody = z.infer<typeof closeBody>;

const minor = z.number();

export const dayAnswer = z.object({
  day: z.string(),
  figures: z
    .array(
      z.object({
        method: z.string(),
        currency: z.enum(payCurrencies),
        payments: minor,
        refunds: minor,
        unmatched: minor.describe('What came and fits no payment, less what was decided about'),
        fees: minor,
      }),
    )
    .describe('What came and went, by the way to pay'),
  balances: z.array(
    z.object({
      account: z.string(),
      currency: z.enum(payCurrencies),
      opening: minor,
      closing: minor,
      is_counted: z.boolean().describe('Whether people count it when they close the day'),
    }),
  ),
  closed: z
    .object({
      at: z
        .string()
        .nullable()
        .describe('Null for a day without money that was closed along with a later one'),
      by: z.string().nullable(),
      explanation: z.string().nullable(),
      counted: z.array(counted),
    })
    .nullable(),
  first_open_day: z.string().nullable(),
});
