export { PaymentsModule } from './payments.module.js';
export { ApplyPayments } from './apply-payments.js';
export { ReopenOrder } from './reopen-order.js';
