import type { Order } from './order.js';

/** What is left of a product that the cart asks too much of. */
export interface Shortage {
  id: number;
  name: string;
  available: number;
}

/** An error that is part of the API: its status, code and text reach the shopper. */
abstract class OrderError extends Error {
  abstract readonly status: number;
  abstract readonly code: string;
  readonly extras: Record<string, unknown> = {};
}

export class OutOfStock extends OrderError {
  readonly status = 409;
  readonly code = 'OUT_OF_STOCK';
  override readonly extras: { items: Shortage[] };

  constructor(items: Shortage[]) {
    super(
      items
        .map((item) =>
          item.available ? `Only ${item.available} of ${item.name} left` : `${item.name} is sold out`,
        )
        .join('. '),
    );
    this.extras = { items };
  }
}

export class PriceChanged extends OrderError {
  readonly status = 409;
  readonly code = 'PRICE_CHANGED';
  override readonly extras: Record<string, unknown>;

  /** `quote` is the fresh quote in the form of the quote call. */
  constructor(quote: object) {
    super('The total of your order has changed. Please check it again.');
    this.extras = { ...quote };
  }
}

export class IdempotencyKeyReused extends OrderError {
  readonly status = 422;
  readonly code = 'IDEMPOTENCY_KEY_REUSED';

  constructor() {
    super('This Idempotency-Key was used for a different order.');
  }
}

/** Somebody else was faster: `current` is the order as it is now, `changed` what of the wish it no longer fits. */
export class StaleEdit extends OrderError {
  readonly status = 409;
  readonly code = 'STALE_EDIT';
  override readonly extras: { current: object; changed: string[] };

  constructor(current: object, changed: string[]) {
    super('Somebody else has changed this order meanwhile');
    this.extras = { current, changed };
  }
}

export class WrongStatus extends OrderError {
  readonly status = 409;
  readonly code = 'WRONG_STATUS';

  /** `deed` completes the sentence: 'become shipped'. */
  constructor(status: string, deed: string) {
    super(`An order that is ${status} cannot ${deed}.`);
  }
}

const notRefundable = {
  pending: ['PAYMENT_PENDING', 'This order has not been paid.'],
  expired: ['PAYMENT_EXPIRED', 'The time to pay for this order has run out.'],
  cancelled: ['PAYMENT_CANCELLED', 'This order was cancelled.'],
  shipped: ['ALREADY_SHIPPED', 'This order has already been shipped.'],
} as const;

function whyNotRefundable({ status, paymentStatus }: Order): keyof typeof notRefundable {
  if (status === 'pending') return 'pending';
  if (status === 'cancelled') return paymentStatus === 'expired' ? 'expired' : 'cancelled';
  return 'shipped';
}

/** There is no money to give back, or the goods have left. */
export class NotRefundable extends OrderError {
  readonly status = 409;
  readonly code: string;

  constructor(order: Order) {
    const [code, text] = notRefundable[whyNotRefundable(order)];
    super(text);
    this.code = code;
  }
}
