import { useEffect, useSyncExternalStore } from 'react';
import { useGetWishlistQuery, useKeepWishlistMutation } from '../api/wishlist-api';
import { keepMarked, markedHere, MOST_MARKED } from './marked-products';
import { useCustomer } from './use-customer';

const joined = (first: number[], then: number[]) => [...new Set([...first, ...then])].slice(0, MOST_MARKED);

let isJoining = false;

/**
 * The products that the shopper has marked: of the account, or without one in this browser. At a login what was marked here before
 * goes into the account, and is in this browser no more: the next person sees nothing of it.
 */
export function useWishlist() {
  const customer = useCustomer();
  const here = useSyncExternalStore(markedHere.subscribe, markedHere.get, markedHere.onServer);
  const { data: ofAccount, error, refetch } = useGetWishlistQuery(undefined, { skip: !customer });
  const [keep] = useKeepWishlistMutation();

  useEffect(() => {
    if (!customer || !ofAccount || here.length === 0 || isJoining) return;
    isJoining = true;
    keep(joined(here, ofAccount))
      .unwrap()
      .then(() => keepMarked([]))
      // They stay here until the next visit.
      .catch(() => undefined)
      .finally(() => {
        isJoining = false;
      });
  }, [customer, ofAccount, here, keep]);

  const ids = customer ? ofAccount : here;

  /** Marks a product or takes the mark away; answers whether that was kept. */
  const toggle = async (id: number): Promise<boolean> => {
    if (!ids) return false;
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : joined([id], ids);
    if (!customer) return keepMarked(next);
    return !('error' in (await keep(next)));
  };

  return { ids, toggle, error: customer ? error : undefined, refetch };
}
