import { Problem, type PaymentMethod, type ProblemCode } from '@mekong/contracts';
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

/** Somebody has decided about this money before. */
export class MoneyIsSettled extends Problem {
  constructor() {
    super(409, 'MONEY_IS_SETTLED', 'Somebody has decided about this money already.');
  }
}

const unfit = {
  account:
    "The money came to another account than the one of the order's code. Give it back from there, or write it off.",
  amount: 'The order waits for another amount. Give the money back, or ask for an order of the same amount.',
  currency:
    'The order waits for money of another currency. Give the money back, or ask for an order in the same.',
  method: 'The order is not paid by a bank. Give the money back, or ask for an order that is.',
};

/** The order does not wait for this money. */
export class MoneyDoesNotFit extends Problem {
  constructor(reason: keyof typeof unfit) {
    super(409, 'MONEY_DOES_NOT_FIT', unfit[reason], { params: { reason } });
  }
}

/** The bank's id of a transfer proves one transfer only. */
export class ReferenceUsed extends Problem {
  constructor() {
    const message =
      "This reference stands for money that was given back before. Please look it up in the bank's app.";
    super(409, 'REFERENCE_USED', message);
  }
}

const paidOtherwise = {
  khqr: ['PAID_BY_BANK_ONLY', 'Only the bank can say that this order is paid. Please pay with its QR code.'],
  cod: ['PAID_AT_THE_DOOR', 'This order is paid in cash when it arrives.'],
} as const;

/** Its shopper cannot say that they have paid. */
export class NotPaidByWord extends Problem {
  constructor(method: Exclude<PaymentMethod, 'demo'>) {
    const [code, message] = paidOtherwise[method];
    super(409, code, message);
  }
}

/** Cash is paid at the door, where its order is going already. */
export class OrderIsOnItsWay extends Problem {
  constructor() {
    super(409, 'ALREADY_SHIPPED', 'This order has already been shipped.');
  }
}
