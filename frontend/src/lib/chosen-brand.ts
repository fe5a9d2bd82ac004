import type { Brand } from '../api/types';

/** The brand in a category's address, else the first; null for all brands, or when there are none. */
export function chosenBrand(brands: Brand[] | undefined, query: URLSearchParams): Brand | null {
  if (query.get('all') === '1') return null;
  return brands?.find(({ name }) => name === query.get('brand')) ?? brands?.[0] ?? null;
}
