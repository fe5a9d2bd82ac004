import { foldText } from '../../../libs/contracts/src/fold-text';
import type { Brand } from '../api/types';

/**
 * The brand in a category's address, else the first; null for all brands, or when there are none. Undefined for one that the
 * category has not.
 */
export function chosenBrand(brands: Brand[] | undefined, query: URLSearchParams): Brand | null | undefined {
  if (query.get('all') === '1' || !brands) return null;
  const wanted = foldText(query.get('brand') ?? '');
  if (wanted === '') return brands[0] ?? null;
  return brands.find(({ name }) => foldText(name) === wanted);
}
