export { PaymentsModule } from './payments.module.js';
export { PaymentConflict } from './errors.js';
export { FindPayment } from './find-payment.js';
export { OpenPayments } from './open-payments.js';
export { PaymentProviders } from './payment-providers.js';
export { PaymentsRepository } from './payments.repository.js';
export { RefundPayment } from './refund-payment.js';
export { paidByTransfer, paymentCameLate, paymentCompleted } from './payment-completed.js';
export { type Payment, type PaymentStatus } from './payment.js';
