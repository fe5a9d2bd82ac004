export { CashModule } from './cash.module.js';
export { linesOfCash, linesOfFee, linesOfHandedIn } from './cash-entries.js';
export { CourierCashRepository } from './courier-cash.repository.js';
export { mostRemitted, readRemittanceFile, type RemittanceLine } from './remittance-file.js';
export { type CourierCash, differenceOf, type HandedIn, isRounding, ownRiders } from './courier-cash.js';
