export { CashModule } from './cash.module.js';
export { CourierTransfersRepository, type CourierTransfer } from './courier-transfers.repository.js';
export { isIdOfBank, isTransfer } from './courier-transfer.js';
export { linesOfCash, linesOfFee, linesOfHandedIn, linesOfTransfer } from './cash-entries.js';
export { transferOf } from './transfer-of.js';
export { CourierCashRepository } from './courier-cash.repository.js';
export { mostRemitted, readRemittanceFile, type RemittanceLine } from './remittance-file.js';
export {
  type CourierCash,
  differenceOf,
  type HandedIn,
  isRounding,
  ownRiders,
  valueOf,
} from './courier-cash.js';
