import type { Product } from '../api/types';
import type { Text } from './i18n/translate';

/** The requests of the landing page's shelves, shared by the page and `loadFirstData`. */
export const NEWEST = { sort: 'newest', limit: 8 } as const;
export const BEST_SELLING = { sort: 'best-selling', limit: 8 } as const;

/** Fewer would not fill a row. */
const FEWEST_SOLD = 4;

const isSold = ({ sold }: Product) => sold > 0;

/** Those of the best-selling products that people bought; as long as these are few, any. */
export function bestSelling(products: Product[]): Product[] {
  const sold = products.filter(isSold);
  return sold.length >= FEWEST_SOLD ? sold : products;
}

/** Says of such products no more than is true of all of them. */
export const titleOfBestSelling = (products: Product[]): Text =>
  products.length > 0 && products.every(isSold) ? 'Best sellers' : 'Worth a look';
