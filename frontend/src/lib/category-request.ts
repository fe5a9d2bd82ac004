import type { CategoryRequest } from '../api/products-api';
import type { SentQuery } from '../api/schema';
import type { CategorySlug } from '../api/types';
import { findCategory } from './categories';
import { readFilters, readPage } from './product-filters';

/** Products on one page of a category: fills whole rows of two, three, four or six. */
export const CATEGORY_PAGE_SIZE = 24;

type CategoryQuery = SentQuery<'/api/products/{slug}/{brand}'>;
type SearchQuery = SentQuery<'/api/products/search'>;

/** The request for a category's address, for its screen and for `loadFirstData`; without a brand, for all brands. */
export function categoryRequest(
  slug: CategorySlug,
  brand: { name: string } | null,
  query: URLSearchParams,
): CategoryRequest {
  return { slug, brand: brand && brand.name, query: { facets: 'true', ...pageQuery(slug, query) } };
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
): SearchQuery {
  return { q: readTerm(query), category: slug, brand: brand?.name, ...pageQuery(slug, query) };
}

function pageQuery(slug: CategorySlug | null, query: URLSearchParams): CategoryQuery & SearchQuery {
  const { sort, minPrice, maxPrice, inStock, specs } = readFilters(query, slug);
  return {
    sort,
    min: minPrice,
    max: maxPrice,
    ...specs,
    in_stock: inStock ? 'true' : null,
    page: readPage(query),
    limit: CATEGORY_PAGE_SIZE,
  };
}
