import { useEffect, useState } from 'react';
import type { CartItem, Quote } from '../../api/types';
import { changedPrices } from './line-state';

/** Prices by product id. */
export type Prices = Readonly<Record<number, number>>;

/** Passes the quote's new prices to the cart. Returns the old ones, which are shown as long as the screen is open. */
export function usePriceChanges(
  items: CartItem[],
  quote: Quote | undefined,
  onRepriced: (prices: { id: number; price: number }[]) => void,
): Prices {
  const [oldPrices, setOldPrices] = useState<Prices>({});
  const changed = changedPrices(items, quote);

  if (changed.some(({ id }) => !(id in oldPrices))) {
    const replaced = Object.fromEntries(changed.map(({ id, was }) => [id, was]));
    setOldPrices({ ...replaced, ...oldPrices });
  }

  useEffect(() => {
    const newPrices = changedPrices(items, quote);
    if (newPrices.length > 0) onRepriced(newPrices.map(({ id, price }) => ({ id, price })));
  }, [items, quote, onRepriced]);

  return oldPrices;
}
