import { Problem } from '@mekong/contracts';

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

/** The order was paid at the door. */
export class CourierHasCash extends Problem {
  constructor() {
    const message = 'A courier has collected the cash of this order. Give this money back.';
    super(409, 'COURIER_HAS_CASH', message);
  }
}

/** The order does not wait for this money. */
export class MoneyDoesNotFit extends Problem {
  constructor(reason: keyof typeof unfit) {
    super(409, 'MONEY_DOES_NOT_FIT', unfit[reason], { params: { reason } });
  }
}
