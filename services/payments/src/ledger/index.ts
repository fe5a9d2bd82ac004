export { LedgerModule } from './ledger.module.js';
export { LedgerRepository } from './ledger.repository.js';
export {
  entryOfPayment,
  entryOfRefund,
  linesIn,
  linesOfPromise,
  linesOfSale,
  reversed,
  type JournalLine,
} from './journal.js';
export { EvidenceRepository, type Evidence } from './evidence.repository.js';
export { RecordEvidence } from './record-evidence.js';
export { TwinsRepository } from './twins.repository.js';
