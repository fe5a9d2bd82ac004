import type { CategorySlug } from '../api/types';
import { withLatinDigits } from './digits';
import { roundToCents } from './money';
import { SPEC_FIELDS, type SpecField } from './spec-fields';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'best-selling'] as const;
export type Sort = (typeof SORTS)[number];

/** The shopper's filters and sort order, as they are in the page's address. */
export interface Filters {
  sort: Sort | null;
  /** Dollars; null where there is no bound. */
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  /** Chosen values by the specification's name; a product matches any of them. */
  specs: Record<string, string[]>;
}

/** The API's limits. */
const HIGHEST_PRICE = 1_000_000;
const LAST_PAGE = 1_000_000;
/** Specifications with free text are different for every product, so they are no filters. */
const FREE_TEXT = /other_features|frequency_response/;

/** A typed price, rounded to the cent and limited to the highest price; null when it is no price. */
export function boundOf(text: string | null): number | null {
  const amount = text?.trim() ? Number(withLatinDigits(text).replace(',', '.')) : NaN;
  return amount >= 0 ? roundToCents(Math.min(amount, HIGHEST_PRICE)) : null;
}

/** The specifications of a category that are filters; none for products of several categories. */
export function filterFields(category: CategorySlug | null): SpecField[] {
  if (category === null) return [];
  return SPEC_FIELDS[category].filter(({ name }) => !FREE_TEXT.test(name));
}

/** Whether a specification is one that an admin has added, whichever these are. */
export const isAdded = (name: string): boolean => /^x_\w+$/.test(name);

/** The names under which an address may have values of specifications, some maybe twice. */
const specNames = (query: URLSearchParams, category: CategorySlug | null): string[] =>
  category
    ? [...filterFields(category).map(({ name }) => name), ...[...query.keys()].filter(isAdded).sort()]
    : [];

/** Reads the filters from an address; invalid values are ignored. */
export function readFilters(query: URLSearchParams, category: CategorySlug | null): Filters {
  const sort = SORTS.find((known) => known === query.get('sort')) ?? null;
  const wanted = specNames(query, category).map(
    (name) => [name, [...new Set(query.getAll(name))]] as [string, string[]],
  );
  return {
    sort,
    minPrice: boundOf(query.get('min')),
    maxPrice: boundOf(query.get('max')),
    inStock: query.get('stock') === '1',
    specs: Object.fromEntries(wanted.filter(([, values]) => values.length > 0)),
  };
}

/** The page number in an address; 1 when there is none, the last possible one for any beyond it. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** The address's query with new filters and without a page number; other parameters, such as the brand, stay. */
export function writeFilters(
  query: URLSearchParams,
  filters: Filters,
  category: CategorySlug | null,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | number | null) =>
    value === null ? next.delete(name) : next.set(name, String(value));
  put('sort', filters.sort);
  put('min', filters.minPrice);
  put('max', filters.maxPrice);
  put('stock', filters.inStock ? 1 : null);
  put('page', null);
  for (const name of specNames(next, category)) next.delete(name);
  for (const [name, values] of Object.entries(filters.specs))
    values.forEach((value) => next.append(name, value));
  return next;
}

/** Which products a screen shows, apart from its filters. */
const PLACE = new Set(['brand', 'all', 'q', 'category']);

/**
 * The part of a query that the screen of a category or a search reads, in a fixed order, so that addresses of equal pages
 * become equal; optionally for another page.
 */
export function categoryQuery(
  query: URLSearchParams,
  category: CategorySlug | null,
  page = readPage(query),
): URLSearchParams {
  const place = new URLSearchParams([...query].filter(([name]) => PLACE.has(name)));
  const next = writeFilters(place, readFilters(query, category), category);
  if (page > 1) next.set('page', String(page));
  return next;
}

/** How many filters are set; a price range counts as one. */
export function countFilters({ minPrice, maxPrice, inStock, specs }: Filters): number {
  const values = Object.values(specs).reduce((sum, wanted) => sum + wanted.length, 0);
  return values + Number(inStock) + Number(minPrice !== null || maxPrice !== null);
}
