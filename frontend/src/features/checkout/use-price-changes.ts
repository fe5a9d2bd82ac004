import { useEffect, useState } from 'react';
import type { CartItem, Quote } from '../../api/types';
import { changedPrices } from './line-state';

/** Prices by product id. */
export type Prices = Readonly<Record<number, number>>;

/** Hands the quote's new prices to the cart; the old ones are kept to be shown as long as the screen is open. */
export function usePriceChanges(
  items: CartItem[],
  quote: Quote | undefined,
  onRepriced: (prices: { id: number; price: number }[]) => void,
): Prices {
  const [oldPrices, setOldPrices] = useState<Prices>({});
  const changed = changedPrices(items, quote);

  if (changed.some(({ id }) => !(id in oldPrices))) {
    const were = Object.fromEntries(changed.map(({ id, was }) => [id, was]));
    setOldPrices({ ...were, ...oldPrices });
  }

  useEffect(() => {
    const news = changedPrices(items, quote);
    if (news.length > 0) onRepriced(news.map(({ id, price }) => ({ id, price })));
  }, [items, quote, onRepriced]);

  return oldPrices;
}
