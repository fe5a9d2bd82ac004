import { Problem, shopTimeText } from '@mekong/contracts';

/** Somebody else has shipped the order already; whoever packed it a second time is told who and when. */
export class ShippedByOther extends Problem {
  constructor(name: string, at: Date) {
    super(409, 'ALREADY_SHIPPED', `${name} has shipped this order already, ${shopTimeText(at)}.`, {
      params: { reason: 'by', name, at: at.toISOString() },
    });
  }
}

/** The customer has been told of the shipment, or the order has gone on. */
export class TooLateToTakeBack extends Problem {
  constructor() {
    super(409, 'TOO_LATE_TO_TAKE_BACK', 'It is too late to take this back: the customer has been told.');
  }
}
