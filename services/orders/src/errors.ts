import { Problem, shopTimeText } from '@mekong/contracts';
import type { Holds } from './checkout/holds.js';
import type { ReachedLimit } from './checkout/hourly-limits.js';
import type { Quote } from './checkout/quote.js';
import type { Order } from './orders/order.entity.js';

/** How many are left of a product of which the cart has more. */
export interface Shortage {
  id: number;
  name: string;
  available: number;
  /** Not sold any more, and so without a name that could be told. */
  is_gone?: boolean;
}

export class OutOfStock extends Problem {
  constructor(items: Shortage[]) {
    super(409, 'OUT_OF_STOCK', shortageTexts(items).join('. '), { params: { items }, members: { items } });
  }
}

const shortageTexts = (items: Shortage[]) => {
  const gone = items.filter((item) => item.is_gone).length;
  const theGone =
    gone > 1
      ? `${gone} items of the cart are no longer sold. Take them out of the cart, please`
      : 'One item of the cart is no longer sold. Take it out of the cart, please';
  return [...items.filter((item) => !item.is_gone).map(shortageText), ...(gone > 0 ? [theGone] : [])];
};

const shortageText = ({ name, available }: Shortage) =>
  available ? `Only ${available} of ${name} left` : `${name} is sold out`;

/** The total is no longer what the shopper was shown; `quote` is the current one. */
export class PriceChanged extends Problem {
  constructor(readonly quote: Quote) {
    super(409, 'PRICE_CHANGED', 'The total of your order has changed. Please check it again.');
  }
}

/** A cart that no order can hold. */
export class TooManyPieces extends Problem {
  constructor(most: number) {
    super(400, 'TOO_MANY_PIECES', `One order can hold ${most} pieces at most.`, { params: { most } });
  }
}

const tooManyHeld = {
  orders: ({ orders }: Holds) => `${orders} of your orders wait for payment. Pay or cancel one of them first`,
  pieces: ({ pieces }: Holds) =>
    `Your orders that wait for payment hold ${pieces} pieces, and more cannot be held for you now. Pay or cancel one of them first`,
  network: () => 'Too many orders from where you are wait for payment',
};

/** Unpaid orders hold enough already; `reason` says whose. */
export class TooManyOpenOrders extends Problem {
  constructor(reason: keyof typeof tooManyHeld, holds: Holds) {
    const seconds = Math.max(1, Math.ceil(((holds.freeAt?.getTime() ?? 0) - Date.now()) / 1_000));
    const count = Math.ceil(seconds / 60);
    const wait = `or try again in ${count === 1 ? '1 minute' : `${count} minutes`}`;
    super(429, 'TOO_MANY_OPEN_ORDERS', `${tooManyHeld[reason](holds)}, ${wait}.`, {
      params: { reason, orders: holds.orders, pieces: holds.pieces, count },
      retryAfter: seconds,
    });
  }
}

const tooManyPlaced = {
  account: (most: number) => `You have placed ${most} orders within an hour.`,
  network: () => 'Very many orders were placed from where you are within an hour.',
};

/** So many orders were placed within an hour; `reason` says whose. */
export class TooManyOrders extends Problem {
  constructor({ whose: reason, freeAt }: ReachedLimit, most: number) {
    const seconds = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 1_000));
    const count = Math.ceil(seconds / 60);
    const wait = `Please try again in ${count === 1 ? '1 minute' : `${count} minutes`}.`;
    super(429, 'TOO_MANY_ORDERS', `${tooManyPlaced[reason](most)} ${wait}`, {
      params: { reason, most, count },
      retryAfter: seconds,
    });
  }
}

export class IdempotencyKeyReused extends Problem {
  constructor(what: 'order' | 'refund' = 'order') {
    super(422, 'IDEMPOTENCY_KEY_REUSED', `This Idempotency-Key was used for a different ${what}.`, {
      params: what === 'refund' ? { reason: what } : {},
    });
  }
}

const refusedActions = {
  ship: 'become shipped',
  deliver: 'become delivered',
  correct_shipment: 'have its shipment corrected',
  pack: 'be packed',
  change_delivery: 'go elsewhere',
  come_back: 'come back',
  send_again: 'be sent again',
};

/** `reason` is what the order's status does not allow. */
export class WrongStatus extends Problem {
  constructor(status: string, reason: keyof typeof refusedActions) {
    super(409, 'WRONG_STATUS', `An order that is ${status} cannot ${refusedActions[reason]}.`, {
      params: { reason, status },
    });
  }
}

/** Somebody else has shipped the order already; whoever packed it a second time is told who and when. */
export class ShippedByOther extends Problem {
  constructor(name: string, at: Date) {
    super(409, 'ALREADY_SHIPPED', `${name} has shipped this order already, ${shopTimeText(at)}.`, {
      params: { reason: 'by', name, at: at.toISOString() },
    });
  }
}

/** Somebody else has packed it already; whoever comes second is told who and when. */
export class PackedByOther extends Problem {
  constructor(name: string, at: Date) {
    super(409, 'ALREADY_PACKED', `${name} has packed this already, ${shopTimeText(at)}.`, {
      params: { name, at: at.toISOString() },
    });
  }
}

/** What the courier has brought back is delivered only after it was sent again. */
export class CameBackAlready extends Problem {
  constructor() {
    super(409, 'CAME_BACK', 'The courier has brought this order back. Send it again first.');
  }
}

/** A customer cannot change any more where it goes. */
export class PackedAlready extends Problem {
  constructor() {
    const message = 'Your order is packed already. Write to us, and we change it before it leaves.';
    super(409, 'ALREADY_PACKED', message, { params: { reason: 'order' } });
  }
}

/** A seller, where the shop ships. */
export class MayNotShip extends Problem {
  constructor() {
    super(403, 'FORBIDDEN', 'The shop ships its orders.', { params: { reason: 'shop_ships' } });
  }
}

/** 409, as the note itself is fine. */
export class TooManyNotes extends Problem {
  constructor(most: number) {
    super(409, 'TOO_MANY_NOTES', `An order can have ${most} notes at most.`, { params: { most } });
  }
}

/** The customer has been told of the shipment, or the order has gone on. */
export class TooLateToTakeBack extends Problem {
  constructor() {
    super(409, 'TOO_LATE_TO_TAKE_BACK', 'It is too late to take this back: the customer has been told.');
  }
}

const notRefundable = {
  pending: ['PAYMENT_PENDING', 'This order has not been paid.'],
  expired: ['PAYMENT_EXPIRED', 'The time to pay for this order has run out.'],
  cancelled: ['PAYMENT_CANCELLED', 'This order was cancelled.'],
  shipped: ['ALREADY_SHIPPED', 'This order has already been shipped.'],
  refunded: ['PAYMENT_REFUNDED', 'This order has been refunded already.'],
} as const;

function whyNotRefundable({ status, paymentStatus }: Order): keyof typeof notRefundable {
  if (status === 'pending') return 'pending';
  if (status === 'refunded') return 'refunded';
  if (status === 'cancelled') return paymentStatus === 'expired' ? 'expired' : 'cancelled';
  return 'shipped';
}

/** There is no money to pay back, or the goods have been shipped. */
export class NotRefundable extends Problem {
  constructor(order: Order) {
    const [code, message] = notRefundable[whyNotRefundable(order)];
    super(409, code, message);
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

/** A search finds more orders than one file holds. */
export class TooManyToExport extends Problem {
  constructor(count: number, most: number) {
    const message = `The search finds ${count} orders. One file holds ${most}: choose fewer days or a status.`;
    super(409, 'TOO_MANY_TO_EXPORT', message, { params: { count, most } });
  }
}
