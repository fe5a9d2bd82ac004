import { TooManyOpenOrders, TooManyPieces } from '../errors.js';
import type { Holds } from './holds.js';
import { piecesOf, type CartLine } from './quote.js';

/** The most orders and pieces that may wait for payment at once; 0 sets no limit. */
export interface HoldLimits {
  orders: number;
  pieces: number;
}

/** Stricter limits are for shoppers who have let this many orders run out within a day. */
const abandonedForStrict = 3;
const strict: HoldLimits = { orders: 5, pieces: 40 };

/** A network may be a household, an office, or all customers of a mobile network. */
const shoppersOfNetwork = 10;

/**
 * Refuses an order of so many pieces that would hold more than a shopper, or all shoppers of one network together, may
 * hold without paying. Throws TooManyOpenOrders.
 */
export function refuseTooManyHolds(
  [shopper, network]: [shopper: Holds, network: Holds],
  pieces: number,
  limits: HoldLimits,
): void {
  for (const [whose, holds, shoppers] of [
    ['own', shopper, 1],
    ['network', network, shoppersOfNetwork],
  ] as const) {
    const isStrict = holds.abandoned >= abandonedForStrict * shoppers;
    const most = isStrict ? stricter(limits) : limits;
    const isOver = (what: keyof HoldLimits, more: number) =>
      most[what] > 0 && holds[what] + more > most[what] * shoppers;
    if (isOver('orders', 1)) throw new TooManyOpenOrders(whose === 'own' ? 'orders' : whose, holds);
    if (isOver('pieces', pieces)) throw new TooManyOpenOrders(whose === 'own' ? 'pieces' : whose, holds);
  }
}

/** Throws TooManyPieces for a cart that no order can hold; a limit of 0 is none. */
export function refuseTooManyPieces(cart: CartLine[], most: number): void {
  if (most > 0 && piecesOf(cart) > most) throw new TooManyPieces(most);
}

const stricter = ({ orders, pieces }: HoldLimits): HoldLimits => ({
  orders: orders && Math.min(orders, strict.orders),
  pieces: pieces && Math.min(pieces, strict.pieces),
});
