import { type Order, soldAt } from '../orders/index.js';
import { NoVatInvoice } from './errors.js';
import type { EnteredSeller } from './invoice-seller.js';
import { currentOf, type Invoice } from './invoice.js';

const openForMs = 30 * 86_400_000;

const endOf = (order: Order): Date => new Date(soldAt(order)!.getTime() + openForMs);

/** Why a VAT invoice of a paid order cannot be asked for; undefined where it can. */
export function whyNoVatInvoice(
  order: Order,
  documents: Invoice[],
  { seller }: EnteredSeller,
): NoVatInvoice | undefined {
  if (currentOf(documents)?.kind === 'vat') return new NoVatInvoice('issued');
  if (!seller.vat_registered) return new NoVatInvoice('unregistered');
  return endOf(order) <= new Date() ? new NoVatInvoice('late') : undefined;
}

/** Until when its customer can ask for one; null where they cannot. */
export const vatRequestUntil = (order: Order, documents: Invoice[], seller: EnteredSeller): Date | null =>
  order.status === 'refunded' || whyNoVatInvoice(order, documents, seller) ? null : endOf(order);
