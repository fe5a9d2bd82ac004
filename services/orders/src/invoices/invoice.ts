import type { InvoiceSeller } from './invoice-seller.js';

export const invoiceKinds = ['commercial', 'vat', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Who buys, by the names of the API. */
export interface InvoiceBuyer {
  name: string;
  address: string;
  phone: string | null;
  /** Of a taxpayer who asked for a VAT invoice. */
  tin: string | null;
}

/**
 * What a line is for: a product, the discount of a promo code (below 0), its delivery, what differs from these (such as an amount without a piece), or all that a VAT
 * invoice replaces.
 */
export const lineKinds = ['product', 'discount', 'delivery', 'other', 'replaced'] as const;

/** A line by the names of the API, with the tax that is in it. */
export interface InvoiceLine {
  kind: (typeof lineKinds)[number];
  /** Empty where it is no product. */
  name: string;
  name_km: string | null;
  quantity: number;
  unit_cents: number;
  amount_cents: number;
}

/** An invoice or a credit note as it was issued, which never changes. Amounts of a credit note are positive, too. */
export interface Invoice {
  id: string;
  /** Such as `INV-2026-000001`, `VAT-2026-000001` and `CN-2026-000001`: without gaps in a year of Phnom Penh. */
  number: string;
  kind: InvoiceKind;
  orderId: string;
  orderNumber: string;
  /** The number of the invoice that a credit note takes from. */
  credits: string | null;
  /** Days as 2026-01-31. */
  issuedOn: string;
  paidOn: string;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  lines: InvoiceLine[];
  netCents: number;
  vatCents: number;
  totalCents: number;
  /** Riel for a dollar, and the day whose rate it is; this and the amounts in riel are null where no rate was entered. */
  rielRate: number | null;
  rateDay: string | null;
  vatKhr: number | null;
  totalKhr: number | null;
}

/** That on which an order's money stands, newest first: the VAT invoice once there is one. */
export const currentOf = (documents: Invoice[]): Invoice | undefined =>
  documents.findLast(({ kind }) => kind !== 'credit_note');

/** What was credited of an invoice. */
export const creditedOf = (documents: Invoice[], { number }: Invoice): number =>
  documents.filter(({ credits }) => credits === number).reduce((sum, { totalCents }) => sum + totalCents, 0);
