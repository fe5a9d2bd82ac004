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

  constructor(from: string, to: string) {
    super(`An order that is ${from} cannot become ${to}.`);
  }
}
