export { LedgerModule } from './ledger.module.js';
export { LedgerRepository } from './ledger.repository.js';
export { entryOfPayment, entryOfRefund, type JournalLine } from './journal.js';
