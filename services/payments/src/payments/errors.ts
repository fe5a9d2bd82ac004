import { Problem, type ProblemCode } from '@mekong/contracts';
import type { PaymentStatus } from './payment.js';

const unpaid = ['PAYMENT_PENDING', 'This order has not been paid.'] as const;

const because: Record<PaymentStatus, readonly [code: ProblemCode, text: string]> = {
  created: unpaid,
  pending: unpaid,
  completed: ['PAYMENT_COMPLETED', 'This order is already paid.'],
  expired: ['PAYMENT_EXPIRED', 'The time to pay for this order has run out.'],
  cancelled: ['PAYMENT_CANCELLED', 'This order was cancelled.'],
  review: [
    'PAYMENT_IN_REVIEW',
    'The bank could not tell us in time whether this order was paid. We are looking into it; please pay no more.',
  ],
  refunded: ['PAYMENT_REFUNDED', 'This order was refunded.'],
};

/** The payment's present status does not allow what was asked. */
export class PaymentConflict extends Problem {
  constructor(status: PaymentStatus) {
    const [code, message] = because[status];
    super(409, code, message);
  }
}
