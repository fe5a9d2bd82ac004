import { useEffect } from 'react';
import { useLazySearchProductsQuery } from '../../api/products-api';
import type { ProductSummary } from '../../api/types';

export const LOAD_FAILURE = 'Failed to load products';

/** How long to wait after the last key press before asking the server. */
const REST_MS = 150;

/** The best products for the term; `matches` is undefined while they load. */
export function useSearch(term: string) {
  const [ask, answer] = useLazySearchProductsQuery();
  const wanted = term.trim();
  const isCurrent = answer.originalArgs === wanted && !answer.isFetching;
  const matches = isCurrent ? answer.currentData : undefined;
  const error = isCurrent && wanted !== '' ? answer.error : undefined;

  useEffect(() => {
    if (wanted === '') return;
    const timer = setTimeout(() => void ask(wanted, true), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, ask]);

  return {
    matches,
    error,
    isLoading: !error && matches === undefined,
    retry: () => ask(wanted),
    /** The matches of the current term, without waiting for more typing. */
    findNow: (): Promise<ProductSummary[]> => ask(wanted, true).unwrap(),
  };
}
