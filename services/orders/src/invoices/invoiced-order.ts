import type { Invoice } from './invoice.js';

/** The invoices and credit notes of an order, as somebody reads them. */
export interface InvoicedOrder {
  /** The oldest first. */
  documents: Invoice[];
  /** Until when they can ask for a VAT invoice; null where they cannot. */
  vatRequestUntil: Date | null;
}
