import { type FieldError, fieldError, Problem } from '@mekong/contracts';

/** How many sales can be planned or running: whoever writes a price looks at all that run. */
export const maxSales = 50;

export class TooManySales extends Problem {
  constructor() {
    super(409, 'TOO_MANY_SALES', `There can be at most ${maxSales} sales that have not ended`, {
      params: { most: maxSales },
    });
  }
}

/** Of a sale that has begun, only its names and its end can be changed. */
export class SaleHasBegun extends Problem {
  constructor() {
    super(409, 'SALE_HAS_BEGUN', 'The sale has begun: only its names and its end can be changed');
  }
}

export class SaleIsOver extends Problem {
  constructor() {
    super(409, 'SALE_IS_OVER', 'The sale is over');
  }
}

export const eitherOff = (): FieldError =>
  fieldError('percent_off', 'EITHER_OFF', 'Give either percent or an amount, not both');

export const endsTooEarly = (): FieldError =>
  fieldError('ends_at', 'ENDS_TOO_EARLY', 'The end must be after the beginning and in the future');
