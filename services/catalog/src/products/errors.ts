import { Problem, invalid, fieldError } from '@mekong/contracts';

export class ProductExists extends Problem {
  constructor() {
    super(409, 'PRODUCT_EXISTS', 'You already have a product of this name, category and brand');
  }
}

/** More pieces are to be added than a product may have, with which its form could not be saved any more. */
export const tooMany = (most: number) =>
  invalid([fieldError('stock_change', 'TOO_BIG', `Stock must be at most ${most}`, { most })]);

/** 400 for a form with a brand that the shop does not have. */
export const unknownBrand = () =>
  invalid([fieldError('brand', 'UNKNOWN_BRAND', "Brand must be one of the shop's brands")]);
