import type { CategoryRequest } from '../api/products-api';
import type { Query } from '../api/schema';
import type { CategorySlug } from '../api/types';
import { findCategory } from './categories';
import { readFilters, readPage, writeFilters } from './product-filters';

/** Products on one page of a category: fills whole rows of two, three, four or six. */
export const CATEGORY_PAGE_SIZE = 24;

type CategoryQuery = Query<'/api/products/{slug}/{brand}'>;
type SearchQuery = Query<'/api/products/search'>;

/** The request for a category's address, for its screen and for `loadFirstData`; without a brand, for all brands. */
export function categoryRequest(
  slug: CategorySlug,
  brand: { name: string } | null,
  query: URLSearchParams,
): CategoryRequest {
  const start = { facets: 'true' } satisfies CategoryQuery;
  return { slug, brand: brand && brand.name, query: pageRequest(start, slug, query) };
}

/** What an address searches for, without blanks around it; empty for nothing. */
export const readTerm = (query: URLSearchParams): string => query.get('q')?.trim().slice(0, 200) ?? '';

/** The category in which an address searches; null for all. */
export const readCategory = (query: URLSearchParams): CategorySlug | null =>
  findCategory(query.get('category') ?? undefined)?.slug ?? null;

/** The request for a search's address, in all categories or in one, of all brands or of one. */
export function searchRequest(
  slug: CategorySlug | null,
  brand: { name: string } | null,
  query: URLSearchParams,
): string {
  const start: SearchQuery = { q: readTerm(query) };
  if (slug) start.category = slug;
  if (brand) start.brand = brand.name;
  return pageRequest(start as Record<string, string>, slug, query);
}

function pageRequest(
  start: Record<string, string>,
  slug: CategorySlug | null,
  query: URLSearchParams,
): string {
  const filters = readFilters(query, slug);
  // The stock filter is the only one with another name in the API than in the address.
  const params = writeFilters(new URLSearchParams(start), { ...filters, inStock: false }, slug);
  const set = (name: keyof CategoryQuery, value: unknown) => params.set(name, String(value));
  if (filters.inStock) set('in_stock', true);
  set('page', readPage(query));
  set('limit', CATEGORY_PAGE_SIZE);
  return params.toString();
}
