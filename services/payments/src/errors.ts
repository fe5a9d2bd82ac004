import { Problem, type ProblemCode } from '@mekong/contracts';
import type { PaymentStatus } from './payment.js';

const because: Record<PaymentStatus, [code: ProblemCode, text: string]> = {
  pending: ['PAYMENT_PENDING', 'This order has not been paid.'],
  completed: ['PAYMENT_COMPLETED', 'This order is already paid.'],
  expired: ['PAYMENT_EXPIRED', 'The time to pay for this order has run out.'],
  cancelled: ['PAYMENT_CANCELLED', 'This order was cancelled.'],
  refunded: ['PAYMENT_REFUNDED', 'This order was refunded.'],
};

/** The payment's present status does not allow what was asked. */
export class PaymentConflict extends Problem {
  constructor(status: PaymentStatus) {
    const [code, message] = because[status];
    super(409, code, message);
  }
}
