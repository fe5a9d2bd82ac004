import { Problem } from '@mekong/contracts';
import type { Order } from '../orders/index.js';

const notRefundable = {
  pending: ['PAYMENT_PENDING', 'This order has not been paid.'],
  expired: ['PAYMENT_EXPIRED', 'The time to pay for this order has run out.'],
  cancelled: ['PAYMENT_CANCELLED', 'This order was cancelled.'],
  with_courier: [
    'PAYMENT_PENDING',
    'The cash of this order has not come in yet, so it cannot be given back.',
  ],
  shipped: ['ALREADY_SHIPPED', 'This order has already been shipped.'],
  refunded: ['PAYMENT_REFUNDED', 'This order has been refunded already.'],
} as const;

function whyNotRefundable(order: Order): keyof typeof notRefundable {
  const { status, paymentStatus } = order;
  if (status === 'pending') return 'pending';
  if (status === 'refunded') return 'refunded';
  if (status === 'cancelled') return paymentStatus === 'expired' ? 'expired' : 'cancelled';
  return isCashOut(order) ? 'with_courier' : 'shipped';
}

/** Whether the cash is still to be collected, or with the courier. */
export const isCashOut = ({ paymentMethod, paymentStatus }: Order): boolean =>
  paymentMethod === 'cod' && paymentStatus === 'pending';

/** There is no money to pay back, or the goods have been shipped. */
export class NotRefundable extends Problem {
  constructor(order: Order) {
    const why = whyNotRefundable(order);
    const [code, message] = notRefundable[why];
    super(409, code, message, why === 'with_courier' ? { params: { reason: why } } : {});
  }
}

/** Fewer pieces are left than are to be given back. */
export class TooManyToRefund extends Problem {
  constructor(name: string, left: number) {
    const isNone = left === 0;
    const message = isNone
      ? `${name} has been refunded already.`
      : `Only ${left} of ${name} can still be refunded.`;
    super(409, 'TOO_MANY_TO_REFUND', message, { params: { ...(isNone && { reason: 'none' }), name, left } });
  }
}

/** More money than what was paid and not given back. */
export class TooMuchToRefund extends Problem {
  constructor(leftCents: number) {
    const left = leftCents / 100;
    super(409, 'TOO_MUCH_TO_REFUND', `Only $${left.toFixed(2)} can still be given back.`, {
      params: { left },
    });
  }
}
