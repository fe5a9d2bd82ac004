import type { EnteredSeller } from './invoice-seller.js';
import { currentOf, type Invoice } from './invoice.js';
import type { InvoicedOrder } from './invoiced-order.js';

export const sellerView = ({ seller, version }: EnteredSeller) => ({ seller: { ...seller, version } });

export type Amounts = Pick<
  Invoice,
  'netCents' | 'vatCents' | 'totalCents' | 'rielRate' | 'rateDay' | 'vatKhr' | 'totalKhr'
>;

export const totalsView = (amounts: Amounts) => ({
  currency: 'USD' as const,
  net_cents: amounts.netCents,
  vat_cents: amounts.vatCents,
  total_cents: amounts.totalCents,
  riel_rate: amounts.rielRate,
  rate_day: amounts.rateDay,
  net_khr: amounts.totalKhr === null ? null : amounts.totalKhr - amounts.vatKhr!,
  vat_khr: amounts.vatKhr,
  total_khr: amounts.totalKhr,
});

const documentView = (invoice: Invoice) => ({
  number: invoice.number,
  kind: invoice.kind,
  order_id: invoice.orderId,
  order_number: invoice.orderNumber,
  credits: invoice.credits,
  issued_on: invoice.issuedOn,
  paid_on: invoice.paidOn,
  seller: invoice.seller,
  buyer: invoice.buyer,
  lines: invoice.lines,
  totals: totalsView(invoice),
});

/** The invoice that holds, with all of its order's documents. */
export const invoiceView = ({ documents, vatRequestUntil }: InvoicedOrder) => ({
  ...documentView(currentOf(documents)!),
  documents: documents.map(documentView),
  vat_request_until: vatRequestUntil?.toISOString() ?? null,
});
