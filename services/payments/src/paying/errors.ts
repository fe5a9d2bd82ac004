import { Problem, type PaymentMethod } from '@mekong/contracts';

const paidOtherwise = {
  khqr: ['PAID_BY_BANK_ONLY', 'Only the bank can say that this order is paid. Please pay with its QR code.'],
  cod: ['PAID_AT_THE_DOOR', 'This order is paid in cash when it arrives.'],
} as const;

/** Its shopper cannot say that they have paid. */
export class NotPaidByWord extends Problem {
  constructor(method: Exclude<PaymentMethod, 'demo'>) {
    const [code, message] = paidOtherwise[method];
    super(409, code, message);
  }
}

/** Cash is paid at the door, where its order is going already. */
export class OrderIsOnItsWay extends Problem {
  constructor() {
    super(409, 'ALREADY_SHIPPED', 'This order has already been shipped.');
  }
}
