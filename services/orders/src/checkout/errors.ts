import { Problem } from '@mekong/contracts';
import type { Quote } from './quote.js';
import type { Holds } from './holds.js';
import type { ReachedLimit } from './hourly-limits.js';

/** The total is no longer what the shopper was shown; `quote` is the current one. */
export class PriceChanged extends Problem {
  constructor(readonly quote: Quote) {
    super(409, 'PRICE_CHANGED', 'The total of your order has changed. Please check it again.');
  }
}

/** The delivery that was chosen is no longer offered; `quote` is by the one that would be taken instead. */
export class DeliveryChanged extends Problem {
  constructor(
    { code, message, params, status }: Problem,
    readonly quote: Quote,
  ) {
    super(status, code, message, { params });
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

/** A cart of more than may be held for somebody who has given up several orders; none of theirs waits, so waiting helps nothing. */
export class CartTooLargeForNow extends Problem {
  constructor(most: number) {
    const message = `You have given up several orders today, so ${most} pieces at most can be held for you now. Please order fewer.`;
    super(429, 'TOO_MANY_OPEN_ORDERS', message, { params: { reason: 'cart', orders: 0, pieces: 0, most } });
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

export class NoWayToPay extends Problem {
  constructor() {
    super(409, 'NO_WAY_TO_PAY', 'Shoppers need a way to pay. Please leave one on.');
  }
}
