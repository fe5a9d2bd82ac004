export { BankChecksModule } from './bank-checks.module.js';
export { PreparePayments } from './prepare-payments.js';
