import { Problem } from '@mekong/contracts';

export class NotBought extends Problem {
  constructor() {
    super(403, 'NOT_BOUGHT', 'Only customers who bought this product can review it');
  }
}

export class OwnProduct extends Problem {
  constructor() {
    super(403, 'OWN_PRODUCT', 'You cannot review your own product');
  }
}

/** Sellers do not decide what shoppers read about their own products. */
export class OnlyAdminsHide extends Problem {
  constructor() {
    const message = 'Only admins hide reviews. Please flag it, and they will look at it.';
    super(403, 'FORBIDDEN', message, { params: { reason: 'flag' } });
  }
}

export class OwnReview extends Problem {
  constructor() {
    super(403, 'OWN_REVIEW', 'You cannot approve, hide or answer your own review');
  }
}
