import { CartTooLargeForNow, TooManyOpenOrders, TooManyPieces } from './errors.js';
import type { AllHolds } from './holds.js';
import type { GivenUp } from './holds.repository.js';
import { piecesOf, type CartLine } from './quote.js';

/** The most orders and pieces that may wait for payment at once; 0 sets no limit. */
export interface HoldLimits {
  orders: number;
  pieces: number;
}

/** Stricter limits are for shoppers who have let this many orders run out, or given them up, within a day. */
const abandonedForStrict = 3;
const strict: HoldLimits = { orders: 5, pieces: 40 };

/** A narrow network may be a household, an office, or all customers of a mobile network. */
const shoppersOfNetwork = 10;

/**
 * Refuses an order of so many pieces that would hold more than a shopper, or all shoppers of one network together, may
 * hold without paying; a wide network has so many shares of a narrow one. Throws TooManyOpenOrders or CartTooLargeForNow.
 */
export function refuseTooManyHolds(
  [shopper, narrow, wide]: AllHolds,
  { pieces, shares }: { pieces: number; shares: number },
  limits: HoldLimits,
): void {
  for (const [whose, holds, shoppers] of [
    ['own', shopper, 1],
    ['network', narrow, shoppersOfNetwork],
    ['network', wide, shoppersOfNetwork * shares],
  ] as const) {
    const isStrict = holds.abandoned >= abandonedForStrict * shoppers;
    const most = isStrict ? stricter(limits) : limits;
    const isOver = (what: keyof HoldLimits, more: number) =>
      most[what] > 0 && holds[what] + more > most[what] * shoppers;
    if (isOver('orders', 1)) throw new TooManyOpenOrders(whose === 'own' ? 'orders' : whose, holds);
    if (whose === 'own' && holds.orders === 0 && isOver('pieces', pieces))
      throw new CartTooLargeForNow(most.pieces);
    if (isOver('pieces', pieces)) throw new TooManyOpenOrders(whose === 'own' ? 'pieces' : whose, holds);
  }
}

/**
 * How many more pieces of a product somebody may hold who has given up an order of it within a day: with those that they hold
 * half of all there are, but never less than one.
 */
export function allowedAfterGivingUp(stock: { available: number; held: number }, { held }: GivenUp): number {
  const most = Math.max(1, Math.floor((stock.available + stock.held) / 2));
  return Math.max(0, Math.min(stock.available, most - held));
}

/** Throws TooManyPieces for a cart that no order can hold; a limit of 0 is none. */
export function refuseTooManyPieces(cart: CartLine[], most: number): void {
  if (most > 0 && piecesOf(cart) > most) throw new TooManyPieces(most);
}

const stricter = ({ orders, pieces }: HoldLimits): HoldLimits => ({
  orders: orders && Math.min(orders, strict.orders),
  pieces: pieces && Math.min(pieces, strict.pieces),
});
