import { fault, languageSchema, payCurrencies, paymentMethods } from '@mekong/contracts';
import { z } from 'zod';
import { periodPattern } from './period.js';

const period = z
  .string()
  .refine(
    (text) => periodPattern.test(text),
    fault('WRONG_FORMAT', 'must be a month like 2026-01, a quarter like 2026-Q1 or a year', {
      format: 'period',
    }),
  )
  .describe('A month like 2026-01, a quarter like 2026-Q1 or a year, by the clock of Phnom Penh');

export const accountsQuery = z.object({ period });
export type AccountsQuery = z.infer<typeof accountsQuery>;

export const sheetQuery = accountsQuery.extend({
  language: languageSchema.default('en').describe('Of the titles'),
});
export type SheetQuery = z.infer<typeof sheetQuery>;

const amounts = {
  orders: z.int(),
  goods_cents: z.int().describe('At their prices'),
  discount_cents: z.int().describe('What promo codes took off'),
  sales_cents: z.int().describe('Goods without the discount'),
  delivery_cents: z.int(),
  tax_cents: z.int(),
  total_cents: z.int().describe('Sales, delivery and tax'),
  refunded_cents: z.int().describe('Given back on these days, whenever it was sold'),
  net_cents: z.int().describe('The total without what was given back'),
  received_cents: z.int().describe('What shoppers gave in dollars'),
  received_khr: z.int().describe('What they gave in riel, exactly; without change in riel'),
  refunded_khr: z.int().describe('Of what was paid in riel by KHQR'),
  with_couriers_cents: z.int().describe('Of the total, what couriers have not handed in yet'),
};

export const accountsAnswer = z
  .object({
    currency: z.literal('USD'),
    days: z.array(z.object({ day: z.string(), ...amounts })).describe('Those on which something moved'),
    methods: z.array(
      z.object({ method: z.enum(paymentMethods), currency: z.enum(payCurrencies), ...amounts }),
    ),
    sums: z.object(amounts),
    invoiced_cents: z.int().describe('Invoices less credit notes that were issued on these days'),
  })
  .meta({ id: 'Accounts' });
