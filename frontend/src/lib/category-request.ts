import type { CategoryRequest } from '../api/products-api';
import type { Query } from '../api/schema';
import type { CategorySlug } from '../api/types';
import { readFilters, readPage, writeFilters } from './product-filters';

/** Products on one page of a category: fills whole rows of two, three, four or six. */
export const CATEGORY_PAGE_SIZE = 24;

type CategoryQuery = Query<'/api/products/{slug}/{brand}'>;

/** The request for a category's address, for its screen and for `loadFirstData`; without a brand, for all brands. */
export function categoryRequest(
  slug: CategorySlug,
  brand: { name: string } | null,
  query: URLSearchParams,
): CategoryRequest {
  const filters = readFilters(query, slug);
  // The stock filter is the only one with another name in the API than in the address.
  const start = new URLSearchParams({ facets: 'true' } satisfies CategoryQuery);
  const params = writeFilters(start, { ...filters, inStock: false }, slug);
  const set = (name: keyof CategoryQuery, value: unknown) => params.set(name, String(value));
  if (filters.inStock) set('in_stock', true);
  set('page', readPage(query));
  set('limit', CATEGORY_PAGE_SIZE);
  return { slug, brand: brand && brand.name, query: params.toString() };
}
