import { shopNow } from '../../../api/shop-clock';
import type { ManyChange, ManyResult, Product } from '../../../api/types';
import { useKeptInAllTabs } from '../kit/use-kept-in-all-tabs';

/** A change that was made, and what became of each product. */
export interface DoneChange {
  results: ManyResult[];
  change: ManyChange;
  products: Product[];
}

const UNDO_MS = 600_000;

/** Prices that were changed together: what each was, and the version that the product has with the new one. */
export interface ChangedPrices {
  rows: { id: number; name: string; price: number; version: number }[];
  /** Until when they can be undone, by the shop's clock. */
  until: number;
}

/** What can be undone of a change of prices; null where all were refused. */
export function changedPrices({ results, products }: DoneChange): ChangedPrices | null {
  const rows = results.flatMap(({ id, version }) => {
    const product = products.find((one) => one.id === id);
    return version === null || !product ? [] : [{ id, name: product.name, price: product.price, version }];
  });
  return rows.length > 0 ? { rows, until: shopNow() + UNDO_MS } : null;
}

/** The prices that were changed last, kept for as long as that can be undone: also for whoever leaves the list and returns, or closes the tab. */
export const useChangedPrices = () =>
  useKeptInAllTabs<ChangedPrices>('changed-prices', ({ until }) => until > shopNow());
