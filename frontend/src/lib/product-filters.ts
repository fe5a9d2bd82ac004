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

/** A specification with the values that products of the list have, in their natural order. */
export interface Facet {
  field: SpecField;
  values: { value: string; count: number }[];
}

/** Values of one specification that are offered; numbers beyond `MOST_NUMBERS` are gathered into ranges. */
const MOST_VALUES = 8;
const MOST_NUMBERS = 6;
const RANGES = 5;
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
    const known = products.map((product) => detailsOf(product)[field.name]).filter(isKnown);
    if (new Set(known).size < 2) return [];
    return [{ field, values: field.kind === 'number' ? numbersIn(known.map(Number)) : wordsIn(known) }];
  });
}

function wordsIn(known: (string | number | boolean)[]): Facet['values'] {
  const counts = new Map<string, number>();
  for (const word of known.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, count }));
  const mostFrequent = values.sort((a, b) => b.count - a.count).slice(0, MOST_VALUES);
  return mostFrequent.sort((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }));
}

/** A value that lists several things, such as `Bluetooth, USB-C`, stands for each of them. */
function wordsOf(value: DetailValue | undefined): string[] {
  return typeof value === 'string' ? value.split(/\s*,\s*/) : [String(value)];
}

function numbersIn(known: number[]): Facet['values'] {
  const numbers = [...new Set(known)].sort((a, b) => a - b);
  const size = numbers.length > MOST_NUMBERS ? Math.ceil(numbers.length / RANGES) : 1;
  const starts = numbers.filter((_, index) => index % size === 0);
  return starts.map((low, index) => {
    const high = numbers[Math.min((index + 1) * size, numbers.length) - 1];
    const value = low === high ? String(low) : `${low}-${high}`;
    return { value, count: known.filter((number) => number >= low && number <= high).length };
  });
}

/** Whether a specification is the wanted one; a range such as `800-3200` holds both its ends. */
function fits(value: DetailValue | undefined, wanted: string): boolean {
  if (typeof value !== 'number') return wordsOf(value).includes(wanted);
  const [low, high = low] = wanted.split('-').map(Number);
  return value >= low && value <= high;
}

function passes(product: Product, { minPrice, maxPrice, inStock, specs }: Filters): boolean {
  if (minPrice !== null && product.price < minPrice) return false;
  if (maxPrice !== null && product.price > maxPrice) return false;
  if (inStock && product.stock <= 0) return false;
  const details = detailsOf(product);
  return Object.entries(specs).every(([name, wanted]) => wanted.some((one) => fits(details[name], one)));
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
