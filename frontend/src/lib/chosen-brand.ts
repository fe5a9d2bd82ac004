import type { Brand } from '../api/types';

/** Whether a category's address asks for the products of every brand. */
export function showsAllBrands(query: URLSearchParams): boolean {
  return query.get('all') === '1';
}

/** The brand that a category's address names, else the first; null where all are shown or there is none. */
export function chosenBrand(brands: Brand[] | undefined, query: URLSearchParams): Brand | null {
  if (showsAllBrands(query)) return null;
  return brands?.find(({ name }) => name === query.get('brand')) ?? brands?.[0] ?? null;
}
