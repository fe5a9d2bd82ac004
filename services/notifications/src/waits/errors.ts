import { fieldError, Problem, type Params } from '@mekong/contracts';

/** What is waited for is so already: a mail would say only what the page says. */
export class NothingToWaitFor extends Problem {
  static stock(): NothingToWaitFor {
    return new NothingToWaitFor('This product is in stock. You can order it now.', { reason: 'stock' });
  }

  static price(cents: number): NothingToWaitFor {
    const price = cents / 100;
    const costs = price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    const message = `This product costs less already: ${costs}. Ask again to wait for a lower price.`;
    return new NothingToWaitFor(message, { reason: 'price', price });
  }

  private constructor(message: string, params: Params) {
    super(409, 'NOTHING_TO_WAIT_FOR', message, { params });
  }
}

export class TooManyAsked extends Problem {
  constructor(freeAt: Date) {
    const seconds = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 1_000));
    const count = Math.ceil(seconds / 60);
    super(429, 'TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${count} minutes.`, {
      params: { reason: 'minutes', count },
      retryAfter: seconds,
    });
  }
}

/** 400 as for any other list that is too long. */
export class TooManyAlerts extends Problem {
  constructor(most: number) {
    const message = `You can wait for at most ${most} products`;
    super(400, 'INVALID_INPUT', message, { errors: [fieldError('email', 'TOO_MANY', message, { most })] });
  }
}
