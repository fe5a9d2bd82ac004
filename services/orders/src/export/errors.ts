import { Problem } from '@mekong/contracts';

/** A search finds more orders than one file holds. */
export class TooManyToExport extends Problem {
  constructor(count: number, most: number) {
    const message = `The search finds ${count} orders. One file holds ${most}: choose fewer days or a status.`;
    super(409, 'TOO_MANY_TO_EXPORT', message, { params: { count, most } });
  }
}

/** More people bought a product than one file holds. */
export class TooManyBuyers extends Problem {
  constructor(most: number) {
    const message = `More than ${most} people bought this product, which is more than one file holds: choose fewer days.`;
    super(409, 'TOO_MANY_TO_EXPORT', message, { params: { reason: 'buyers', most } });
  }
}
