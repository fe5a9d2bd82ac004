import { courierFeeTooHigh, Problem } from '@mekong/contracts';

const inWords = (khr: number) => `${Math.abs(khr).toLocaleString('en-US')} ៛`;

/** Another sum than what was asked for. */
export class CashDoesNotAddUp extends Problem {
  constructor(asked: { cents: number; khr: number }, differenceKhr: number) {
    const both = `$${(asked.cents / 100).toFixed(2)} or ${inWords(asked.khr)}`;
    const how = differenceKhr > 0 ? 'too much' : 'too little';
    const message = `The courier has to collect ${both}. This is ${inWords(differenceKhr)} ${how}.`;
    super(409, 'CASH_DOES_NOT_ADD_UP', message, {
      params: { asked_cents: asked.cents, asked_khr: asked.khr, difference_khr: differenceKhr },
    });
  }
}

/** More than a courier takes for an order. */
export class CourierFeeTooHigh extends Problem {
  constructor(most: number) {
    super(409, 'COURIER_FEE_TOO_HIGH', courierFeeTooHigh(most), { params: { most } });
  }
}

/** Instead of the cash, which nobody collects any more. */
export class PaidByTransfer extends Problem {
  constructor() {
    const message =
      'A transfer has paid this order, so nothing is collected for it. Mark it as delivered instead.';
    super(409, 'PAID_BY_TRANSFER', message);
  }
}

const stands = {
  day: 'A hand-over can only be undone on the same day.',
  remitted: 'The cash of this order has come in already.',
  return: 'The customer is sending something of this order back.',
};

/** It can no longer have been a mistake. */
export class HandOverStands extends Problem {
  constructor(reason: keyof typeof stands) {
    super(409, 'HAND_OVER_STANDS', stands[reason], { params: { reason } });
  }
}

/** The order is paid in another way. */
export class NotCashOnDelivery extends Problem {
  constructor() {
    super(409, 'NOT_CASH_ON_DELIVERY', 'This order is not paid in cash on delivery.');
  }
}
