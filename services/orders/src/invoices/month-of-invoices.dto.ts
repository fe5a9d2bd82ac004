import { fault, languageSchema } from '@mekong/contracts';
import { pageFields, pageQuery } from '@mekong/service-defaults';
import { z } from 'zod';
import { invoiceDocument, invoiceTotals } from './invoices.dto.js';

const month = z
  .string()
  .refine(
    (text) => /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(text),
    fault('WRONG_FORMAT', 'must be a month like 2026-01', { format: 'month' }),
  )
  .describe('By the clock of Phnom Penh');

export const monthQuery = pageQuery({ default: 50, max: 100 }).extend({ month });
export type MonthQuery = z.infer<typeof monthQuery>;

export const sheetQuery = z.object({
  month,
  language: languageSchema.default('en').describe('Of the titles'),
});
export type SheetQuery = z.infer<typeof sheetQuery>;

const listed = invoiceDocument
  .omit({ seller: true, lines: true, paid_on: true })
  .extend({ totals: invoiceTotals.describe('Negative where a credit note takes off') })
  .meta({ id: 'ListedInvoice' });

export const monthAnswer = z.object({
  invoices: z.array(listed),
  sums: invoiceTotals
    .omit({ riel_rate: true, rate_day: true })
    .describe('Of the whole month; riel of those with a rate'),
  ...pageFields,
});
