import type { Brand } from '../api/types';

/** The brand that a category's address names, else the first; null where all are shown or there is none. */
export function chosenBrand(brands: Brand[] | undefined, query: URLSearchParams): Brand | null {
  if (query.get('all') === '1') return null;
  return brands?.find(({ name }) => name === query.get('brand')) ?? brands?.[0] ?? null;
}
