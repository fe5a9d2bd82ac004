import { Problem } from '@mekong/contracts';

/** Costs or products have changed since the list was looked at. */
export class PriceListChanged extends Problem {
  constructor() {
    super(
      409,
      'PRICE_LIST_CHANGED',
      'Something has changed since you looked at this list. Please look at it again, then save it',
    );
  }
}

/** The same list was taken already, and would add its pieces again. */
export class PriceListTaken extends Problem {
  constructor() {
    super(
      409,
      'PRICE_LIST_TAKEN',
      'This list was saved already. Its pieces would be added to the stock once more',
    );
  }
}
