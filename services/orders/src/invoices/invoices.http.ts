export { vatInvoiceBody } from './invoices.dto.js';
