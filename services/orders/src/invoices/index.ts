export { InvoicesModule } from './invoices.module.js';
export type { InvoiceLine } from './invoice.js';
export { InvoicesRepository } from './invoices.repository.js';
