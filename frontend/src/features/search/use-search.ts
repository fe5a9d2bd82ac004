import { useEffect } from 'react';
import { useLazyGetAllProductsQuery, useLazySearchProductsQuery } from '../../api/products-api';
import type { ProductSummary } from '../../api/types';
import { matchByName } from '../../lib/search-terms';

export const LOAD_FAILURE = 'Failed to load products';

/** How long to wait after the last key press before asking the server. */
const REST_MS = 250;

/**
 * The products whose name contains the term; if there are none, the server's matches, which forgive typing errors.
 * `matches` is undefined while they load.
 */
export function useSearch(term: string) {
  const [loadAll, { data: products, error: loadError }] = useLazyGetAllProductsQuery();
  const [askServer, guess] = useLazySearchProductsQuery();
  const wanted = term.trim();
  const byName = products && matchByName(products, wanted);
  const needsGuess = byName?.length === 0 && wanted !== '';

  useEffect(() => {
    void loadAll(undefined, true);
  }, [loadAll]);

  useEffect(() => {
    if (!needsGuess) return;
    const timer = setTimeout(() => void askServer(wanted, true), REST_MS);
    return () => clearTimeout(timer);
  }, [needsGuess, wanted, askServer]);

  const isGuessed = guess.originalArgs === wanted && !guess.isFetching;
  const guessError = needsGuess && isGuessed ? guess.error : undefined;
  const matches = needsGuess ? (isGuessed ? guess.currentData : undefined) : byName;
  const error = products ? guessError : loadError;

  /** The matches of the current term, without waiting for more typing. */
  const findNow = async (): Promise<ProductSummary[]> => {
    const found = matchByName(await loadAll(undefined, true).unwrap(), wanted);
    return found.length > 0 ? found : askServer(wanted, true).unwrap();
  };

  return {
    matches,
    error,
    isLoading: !error && matches === undefined,
    retry: () => (products ? askServer(wanted) : loadAll(undefined)),
    findNow,
  };
}
