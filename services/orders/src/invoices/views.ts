import type { EnteredSeller } from './invoice-seller.js';
import { currentOf, type Invoice } from './invoice.js';
import type { ListedInvoice, MonthSums } from './month-of-invoices.repository.js';
import type { InvoicedOrder } from './invoiced-order.js';

export const sellerView = ({ seller, version }: EnteredSeller) => ({ seller: { ...seller, version } });

type Amounts = Pick<
  Invoice,
  'netCents' | 'vatCents' | 'totalCents' | 'rielRate' | 'rateDay' | 'vatKhr' | 'totalKhr'
>;

const totalsView = (amounts: Amounts) => ({
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

/** An invoice or a credit note in a list. */
export const listedView = (invoice: ListedInvoice) => ({
  number: invoice.number,
  kind: invoice.kind,
  order_id: invoice.orderId,
  order_number: invoice.orderNumber,
  credits: invoice.credits,
  issued_on: invoice.issuedOn,
  buyer: invoice.buyer,
  totals: totalsView(invoice),
});

const documentView = (invoice: Invoice) => ({
  ...listedView(invoice),
  paid_on: invoice.paidOn,
  seller: invoice.seller,
  lines: invoice.lines,
});

export const sumsView = (sums: MonthSums) => ({
  currency: 'USD' as const,
  net_cents: sums.netCents,
  vat_cents: sums.vatCents,
  total_cents: sums.totalCents,
  net_khr: sums.netKhr,
  vat_khr: sums.vatKhr,
  total_khr: sums.totalKhr,
});

/** The invoice that holds, with all of its order's documents. */
export const invoiceView = ({ documents, vatRequestUntil }: InvoicedOrder) => ({
  ...documentView(currentOf(documents)!),
  documents: documents.map(documentView),
  vat_request_until: vatRequestUntil?.toISOString() ?? null,
});
