import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

/**
 * What the answer to a posted form leaves for the page that it leads to, behind the `#` of its address, which no server or log
 * ever sees; undefined until the page is hydrated, and where there is none.
 */
export function useAddressNote(name: string): string | undefined {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? (new URLSearchParams(hash.slice(1)).get(name) ?? undefined) : undefined;
}
