import type { CartItem, Quote, Shortage } from '../../api/types';
import { PLENTY } from '../../lib/stock';

/** What the server knows of a line of the cart; `available` is null as long as it has not said. */
export interface LineState {
  price: number;
  available: number | null;
}

interface Known {
  /** The last quote, maybe for the cart as it was a moment ago. */
  lastQuote: Quote | undefined;
  /** Whether it is for the cart as it is now. */
  isCurrent: boolean;
  shortages: Shortage[];
}

/** A line's price and stock; a product that a current quote leaves out is no longer sold: `isGone`. */
export function lineStateOf(item: CartItem, known: Known): LineState & { isGone: boolean } {
  const line = known.lastQuote?.lines.find(({ id }) => id === item.id);
  const shortage = known.shortages.find(({ id }) => id === item.id);
  return {
    price: line?.price ?? item.price,
    available: shortage?.available ?? line?.available ?? null,
    isGone: known.isCurrent && known.lastQuote !== undefined && line === undefined,
  };
}

/** Whether a shopper should know how many pieces are left. */
export function isScarce(available: number | null, quantity: number): available is number {
  return available !== null && (available < PLENTY || available < quantity);
}

/** The cart's items whose price is no longer the one that they were put in at, with both prices. */
export function changedPrices(items: CartItem[], quote: Quote | undefined) {
  return items.flatMap(({ id, price: was }) => {
    const now = quote?.lines.find((line) => line.id === id)?.price;
    return now === undefined || now === was ? [] : [{ id, was, price: now }];
  });
}
