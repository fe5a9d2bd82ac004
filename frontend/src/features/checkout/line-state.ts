import type { CartItem, Quote, Shortage } from '../../api/types';
import { MAX_QUANTITY } from '../../lib/max-quantity';
import { PLENTY } from '../../lib/stock';

/** A cart line's price and stock; `available` is null until the server has answered. */
export interface LineState {
  price: number;
  available: number | null;
}

interface Known {
  /** The last quote, which may be for an earlier state of the cart. */
  lastQuote: Quote | undefined;
  /** Whether the quote is for the cart as it is now. */
  isCurrent: boolean;
  shortages: Shortage[];
}

/** A line's price and stock. `isGone` means that the product is no longer sold: it is missing in a current quote. */
export function lineStateOf(item: CartItem, known: Known): LineState & { isGone: boolean } {
  const line = known.lastQuote?.lines.find(({ id }) => id === item.id);
  const shortage = known.shortages.find(({ id }) => id === item.id);
  return {
    price: line?.price ?? item.price,
    available: shortage?.available ?? line?.available ?? null,
    isGone: known.isCurrent && known.lastQuote !== undefined && line === undefined,
  };
}

/** Whether to show how many pieces are left: when they are few, or all of them are in the cart. */
export function isScarce(available: number | null, quantity: number): available is number {
  return available !== null && (available < PLENTY || available <= quantity);
}

/** The most pieces that a line can hold: no more than are left, if that is known. */
export const maxQuantityOf = (available: number | null): number =>
  Math.min(available ?? MAX_QUANTITY, MAX_QUANTITY);

/** The cart's products of which too few are left, by a quote for the cart. One that it leaves out is no longer sold. */
export function shortagesIn(items: CartItem[], quote: Quote | undefined): Shortage[] {
  if (!quote) return [];
  return items.flatMap(({ id, name, quantity }) => {
    const available = quote.lines.find((line) => line.id === id)?.available ?? 0;
    return available < quantity ? [{ id, name, available }] : [];
  });
}

/** The cart's items whose price has changed, with the old and the new price. */
export function changedPrices(items: CartItem[], quote: Quote | undefined) {
  return items.flatMap(({ id, price: was }) => {
    const now = quote?.lines.find((line) => line.id === id)?.price;
    return now === undefined || now === was ? [] : [{ id, was, price: now }];
  });
}
