import type { CategorySlug, DetailValue, Product } from '../api/types';
import { detailsOf, SPEC_FIELDS, type SpecField } from './spec-fields';

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

/** A specification with the values that products of the list have, most frequent first. */
export interface Facet {
  field: SpecField;
  values: { value: string; count: number }[];
}

const MOST_VALUES = 12;
/** Free text says something else for every product, so it narrows nothing down. */
const FREE_TEXT = /other_features|frequency_response/;

function amountOf(text: string | null): number | null {
  const amount = Number(text);
  return text !== null && text !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

function fieldsOf(category: CategorySlug): SpecField[] {
  return SPEC_FIELDS[category].filter(({ name }) => !FREE_TEXT.test(name));
}

/** Reads the filters from an address; what makes no sense there is left out. */
export function readFilters(query: URLSearchParams, category: CategorySlug): Filters {
  const sort = SORTS.find((known) => known === query.get('sort')) ?? null;
  const wanted = fieldsOf(category).map(({ name }) => [name, query.getAll(name)] as const);
  return {
    sort,
    minPrice: amountOf(query.get('min')),
    maxPrice: amountOf(query.get('max')),
    inStock: query.get('stock') === '1',
    specs: Object.fromEntries(wanted.filter(([, values]) => values.length > 0)),
  };
}

/** The address's query with other filters in it; what is no filter, such as the brand, stays. */
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
  for (const { name } of fieldsOf(category)) {
    next.delete(name);
    filters.specs[name]?.forEach((value) => next.append(name, value));
  }
  return next;
}

/** How many filters narrow the list down. */
export function countFilters({ minPrice, maxPrice, inStock, specs }: Filters): number {
  const values = Object.values(specs).reduce((sum, wanted) => sum + wanted.length, 0);
  return values + Number(inStock) + Number(minPrice !== null || maxPrice !== null);
}

function isKnown(value: DetailValue | undefined): value is string | number | boolean {
  return value !== null && value !== undefined && value !== '';
}

/** The specifications by which the list can be narrowed down: those with at least two different values. */
export function facetsOf(products: Product[], category: CategorySlug): Facet[] {
  return fieldsOf(category).flatMap((field) => {
    const counts = new Map<string, number>();
    for (const product of products) {
      const value = detailsOf(product)[field.name];
      if (isKnown(value)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
    if (counts.size < 2 || counts.size > MOST_VALUES) return [];
    return [{ field, values: sortedValues(counts, field) }];
  });
}

function sortedValues(counts: Map<string, number>, { kind }: SpecField): Facet['values'] {
  const values = [...counts].map(([value, count]) => ({ value, count }));
  return values.sort((a, b) =>
    kind === 'number'
      ? Number(a.value) - Number(b.value)
      : a.value.localeCompare(b.value, 'en', { numeric: true }),
  );
}

function passes(product: Product, { minPrice, maxPrice, inStock, specs }: Filters): boolean {
  if (minPrice !== null && product.price < minPrice) return false;
  if (maxPrice !== null && product.price > maxPrice) return false;
  if (inStock && product.stock <= 0) return false;
  const details = detailsOf(product);
  return Object.entries(specs).every(([name, wanted]) => wanted.includes(String(details[name])));
}

const ORDERS: Record<Sort, (a: Product, b: Product) => number> = {
  newest: (a, b) => b.id - a.id,
  'price-asc': (a, b) => a.price - b.price || a.id - b.id,
  'price-desc': (a, b) => b.price - a.price || a.id - b.id,
  'best-selling': (a, b) => b.sold - a.sold || a.id - b.id,
};

/** The products that pass all filters, in the wanted order. */
export function applyFilters(products: Product[], filters: Filters): Product[] {
  const found = products.filter((product) => passes(product, filters));
  return filters.sort ? found.sort(ORDERS[filters.sort]) : found;
}
