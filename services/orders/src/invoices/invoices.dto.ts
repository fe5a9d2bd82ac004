import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';
import { invoiceKinds, lineKinds } from './invoice.js';
import { invoiceSeller } from './invoice-seller.dto.js';
import { tin } from './tin.js';

const cents = z.int().describe('US cents');
const riel = z.int().nullable().describe('Whole riel; null where no rate was entered');

const buyer = z
  .object({
    name: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    tin: z.string().nullable().describe('Of a taxpayer, on a VAT invoice'),
  })
  .meta({ id: 'InvoiceBuyer' });

const line = z
  .object({
    kind: z
      .enum(lineKinds)
      .describe(
        'A product, a discount (below 0), delivery, what differs from these, or all that a VAT invoice replaces',
      ),
    name: z.string().describe('Empty where it is no product'),
    name_km: z.string().nullable(),
    quantity: z.int(),
    unit_cents: cents,
    amount_cents: cents,
  })
  .meta({ id: 'InvoiceLine' });

export const invoiceTotals = z.object({
  currency: z.literal('USD'),
  net_cents: cents,
  vat_cents: cents.describe('The VAT that is in the total, in US cents'),
  total_cents: cents,
  riel_rate: z.int().nullable().describe("Riel for a dollar, by the National Bank's rate of the day"),
  rate_day: z.string().nullable().describe('The day whose rate it is'),
  net_khr: riel,
  vat_khr: riel,
  total_khr: riel,
});

export const invoiceDocument = z
  .object({
    number: z.string().describe('Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001'),
    kind: z.enum(invoiceKinds),
    order_id: z.string(),
    order_number: z.string(),
    credits: z.string().nullable().describe('The number of the invoice that a credit note takes from'),
    issued_on: z.string().describe('A day of Phnom Penh, as 2026-01-31'),
    paid_on: z.string(),
    seller: invoiceSeller,
    buyer,
    lines: z.array(line),
    totals: invoiceTotals.describe('Positive in a credit note, too'),
  })
  .meta({ id: 'InvoiceDocument' });

export const invoiceAnswer = invoiceDocument.extend({
  documents: z
    .array(invoiceDocument)
    .describe('All invoices and credit notes of the order, the oldest first, with this one'),
  vat_request_until: z
    .string()
    .nullable()
    .describe('Until when its customer can ask for a VAT invoice; null where they cannot'),
});

export const vatInvoiceBody = z.object({
  tin: tin.min(1, { error: 'is required' }),
  name: requiredText(200),
  address: requiredText(500),
});
export type VatInvoiceBody = z.infer<typeof vatInvoiceBody>;
