import type { CategorySlug } from '../api/types';
import { SPEC_FIELDS, type SpecField } from './spec-fields';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'best-selling'] as const;
export type Sort = (typeof SORTS)[number];

/** What a shopper wants to see, as the page's address holds it. */
export interface Filters {
  sort: Sort | null;
  /** Dollars; null where there is no bound. */
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  /** Wanted values of specifications, by the specification's name; several values of one mean either. */
  specs: Record<string, string[]>;
}

/** As far as the API goes. */
const HIGHEST_PRICE = 1_000_000;
const LAST_PAGE = 1_000_000;
/** Free text says something else for every product, so it narrows nothing down. */
const FREE_TEXT = /other_features|frequency_response/;

/** A price as it was written, in dollars to the cent; null where that is no price. */
export function boundOf(text: string | null): number | null {
  const amount = text?.trim() ? Number(text.replace(',', '.')) : NaN;
  return amount >= 0 ? Math.round(Math.min(amount, HIGHEST_PRICE) * 100) / 100 : null;
}

/** The specifications of a category by which its products can be narrowed down. */
export function filterFields(category: CategorySlug): SpecField[] {
  return SPEC_FIELDS[category].filter(({ name }) => !FREE_TEXT.test(name));
}

/** Reads the filters from an address; what makes no sense there is left out. */
export function readFilters(query: URLSearchParams, category: CategorySlug): Filters {
  const sort = SORTS.find((known) => known === query.get('sort')) ?? null;
  const wanted = filterFields(category).map(
    ({ name }) => [name, [...new Set(query.getAll(name))]] as [string, string[]],
  );
  return {
    sort,
    minPrice: boundOf(query.get('min')),
    maxPrice: boundOf(query.get('max')),
    inStock: query.get('stock') === '1',
    specs: Object.fromEntries(wanted.filter(([, values]) => values.length > 0)),
  };
}

/** Which page of the products an address asks for; the first where it does not say. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** The address's query with other filters in it, at their first page; what is neither, such as the brand, stays. */
export function writeFilters(
  query: URLSearchParams,
  filters: Filters,
  category: CategorySlug,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | number | null) =>
    value === null ? next.delete(name) : next.set(name, String(value));
  put('sort', filters.sort);
  put('min', filters.minPrice);
  put('max', filters.maxPrice);
  put('stock', filters.inStock ? 1 : null);
  put('page', null);
  for (const { name } of filterFields(category)) {
    next.delete(name);
    filters.specs[name]?.forEach((value) => next.append(name, value));
  }
  return next;
}

/**
 * What a category's screen reads of an address, in one order, for this page or another: addresses that show the same
 * become the same.
 */
export function categoryQuery(
  query: URLSearchParams,
  category: CategorySlug,
  page = readPage(query),
): URLSearchParams {
  const place = new URLSearchParams([...query].filter(([name]) => name === 'brand' || name === 'all'));
  const next = writeFilters(place, readFilters(query, category), category);
  if (page > 1) next.set('page', String(page));
  return next;
}

/** How many filters narrow the list down. */
export function countFilters({ minPrice, maxPrice, inStock, specs }: Filters): number {
  const values = Object.values(specs).reduce((sum, wanted) => sum + wanted.length, 0);
  return values + Number(inStock) + Number(minPrice !== null || maxPrice !== null);
}
