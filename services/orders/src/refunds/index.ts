export { CancelOwn } from './cancel-own.js';
export { RefundReturned } from './refund-returned.js';
export { RefundsModule } from './refunds.module.js';
export { type RefundableLine, RefundsRepository } from './refunds.repository.js';
