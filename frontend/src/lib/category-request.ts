import type { CategoryRequest } from '../api/products-api';
import type { Query } from '../api/schema';
import type { CategorySlug } from '../api/types';
import { readFilters, readPage, writeFilters } from './product-filters';

/** Products on one page of a category: whole rows of two, three, four and six. */
export const CATEGORY_PAGE_SIZE = 24;

type CategoryQuery = Query<'/api/products/{slug}/{brand}'>;

/** What is asked for at a category's address, by its screen and by whoever paints it; without a brand, of all brands. */
export function categoryRequest(
  slug: CategorySlug,
  brand: { name: string } | null,
  query: URLSearchParams,
): CategoryRequest {
  const filters = readFilters(query, slug);
  // Filters are called the same in the address and in the call, but for the stock.
  const start = new URLSearchParams({ facets: 'true' } satisfies CategoryQuery);
  const params = writeFilters(start, { ...filters, inStock: false }, slug);
  const set = (name: keyof CategoryQuery, value: unknown) => params.set(name, String(value));
  if (filters.inStock) set('in_stock', true);
  set('page', readPage(query));
  set('limit', CATEGORY_PAGE_SIZE);
  return { slug, brand: brand && brand.name, query: params.toString() };
}
