import { Problem } from '@mekong/contracts';
import type { Order } from '../orders/index.js';

const unpaid = {
  pending: ['PAYMENT_PENDING', 'This order has not been paid.'],
  expired: ['PAYMENT_EXPIRED', 'The time to pay for this order has run out.'],
  cancelled: ['PAYMENT_CANCELLED', 'This order was cancelled.'],
} as const;

/** There is no invoice of what was not paid. */
export class NotPaid extends Problem {
  constructor({ status, paymentStatus }: Order) {
    const isOver = status === 'cancelled';
    const [code, message] =
      unpaid[isOver ? (paymentStatus === 'expired' ? 'expired' : 'cancelled') : 'pending'];
    super(409, code, message);
  }
}

/** All of it was given back. */
export class AllRefunded extends Problem {
  constructor() {
    super(409, 'PAYMENT_REFUNDED', 'This order has been refunded already.');
  }
}

const reasons = {
  unregistered: 'The shop is not registered for VAT, so it cannot issue VAT invoices.',
  no_rate: 'The shop has no exchange rate yet, which a VAT invoice needs. Please contact the shop.',
  issued: 'This order has a VAT invoice already.',
  late: 'A VAT invoice can be asked for within 30 days of the payment.',
};

/** `reason` is why there is no VAT invoice of a paid order. */
export class NoVatInvoice extends Problem {
  constructor(reason: keyof typeof reasons) {
    super(409, 'NO_VAT_INVOICE', reasons[reason], { params: { reason } });
  }
}

/** A month has more than one file holds. */
export class TooManyInvoices extends Problem {
  constructor(most: number) {
    const message = `This month has more than ${most} invoices, which is more than one file holds.`;
    super(409, 'TOO_MANY_TO_EXPORT', message, { params: { reason: 'invoices', most } });
  }
}
