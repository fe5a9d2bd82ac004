export { InvoicesModule } from './invoices.module.js';
export type { InvoiceBuyer, InvoiceLine } from './invoice.js';
export { InvoicesRepository } from './invoices.repository.js';
export { WantVatInvoice } from './want-vat-invoice.js';
