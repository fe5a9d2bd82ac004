import { Problem } from '@mekong/contracts';

/** A customer cannot change any more where it goes. */
export class PackedAlready extends Problem {
  constructor() {
    const message = 'Your order is packed already. Write to us, and we change it before it leaves.';
    super(409, 'ALREADY_PACKED', message, { params: { reason: 'order' } });
  }
}

/** An order cannot go there for what its customer pays, or as they pay. */
export class BroughtForAnother extends Problem {
  constructor() {
    const message =
      'Your order would be brought there in another way or for another fee. Write to us, or cancel it and order again.';
    super(409, 'DELIVERY_METHOD_UNAVAILABLE', message, { params: { reason: 'OTHER_PLACE' } });
  }
}

/** The way in which an order was to be brought is not offered there, or no more today (`cutoff`). */
export class DeliveryMethodUnavailable extends Problem {
  constructor(cutoff: string | null) {
    const [reason, message] = cutoff
      ? ([
          'AFTER_CUTOFF',
          `This delivery is for orders before ${cutoff}. Please choose another one.`,
        ] as const)
      : ([
          'NOT_OFFERED',
          'This delivery is not offered where the order goes. Please choose another one.',
        ] as const);
    super(409, 'DELIVERY_METHOD_UNAVAILABLE', message, { params: { reason, ...(cutoff && { cutoff }) } });
  }
}
