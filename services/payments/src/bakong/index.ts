export { BakongModule } from './bakong.module.js';
export { BankDaysRepository } from './bank-days.repository.js';
export { KhqrProvider } from './khqr-provider.js';
