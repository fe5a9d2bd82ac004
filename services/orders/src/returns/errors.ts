import { Problem } from '@mekong/contracts';
import type { ReturnState } from './return-states.js';

/** The order is not there yet, or was there too long ago. */
export class NotReturnable extends Problem {
  constructor(reason: 'not_delivered' | 'too_late', days: number) {
    const message =
      reason === 'not_delivered'
        ? 'An order can be returned once it is delivered.'
        : `An order can be returned within ${days} days after it was delivered.`;
    super(409, 'NOT_RETURNABLE', message, { params: { reason, ...(reason === 'too_late' && { days }) } });
  }
}

/** A claim names something without a warranty, or whose warranty has ended. */
export class NoWarranty extends Problem {
  constructor(name: string) {
    super(409, 'NOT_RETURNABLE', `${name} has no warranty, or no longer.`, {
      params: { reason: 'no_warranty', name },
    });
  }
}

/** Fewer pieces are left than are to be returned. */
export class TooManyToReturn extends Problem {
  constructor(name: string, left: number) {
    const isNone = left === 0;
    const message = isNone
      ? `${name} is being returned already.`
      : `Only ${left} of ${name} can still be returned.`;
    super(409, 'TOO_MANY_TO_RETURN', message, { params: { ...(isNone && { reason: 'none' }), name, left } });
  }
}

/** So many of one order that nobody means them all. */
export class TooManyReturns extends Problem {
  constructor(most: number) {
    const message = `An order can have ${most} returns. Please contact the shop.`;
    super(409, 'TOO_MANY_RETURNS', message, { params: { most } });
  }
}

/** It is in a state from which it does not become that. */
export class ReturnStateChanged extends Problem {
  constructor(state: ReturnState) {
    const message = 'This return has changed meanwhile. Please load the page again to see it.';
    super(409, 'RETURN_STATE', message, { params: { state } });
  }
}

/** Support answers customers, but gives no money away. */
export class OnlyAdminsRefund extends Problem {
  constructor() {
    super(403, 'FORBIDDEN', 'Only admins give money back.', { params: { reason: 'refund' } });
  }
}
