import type { Facets } from './category-index.js';

/** The counts beside the filters. */
export const facetsView = ({ price, inStock, details }: Facets) => ({
  price: price && { min: price.min / 100, max: price.max / 100 },
  in_stock: inStock,
  details,
});
