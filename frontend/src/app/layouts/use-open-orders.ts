import { useEffect } from 'react';
import { useGetOpenOrdersQuery } from '../../api/open-orders-api';
import type { OpenOrder } from '../../api/types';
import { CART_KEY, parseCart } from '../../features/cart/cart-storage';

/** They are not asked for again before this time is over, however often the shopper returns to the window. */
const FRESH_MS = 60_000;

const NONE: OpenOrder[] = [];

/**
 * The unpaid orders of a shopper who is logged in, newest first. They are asked for once a visit, after each checkout, when the
 * shopper comes back to the window, where they may have been paid meanwhile, and when the cart was emptied in another tab, where
 * it may have been ordered.
 */
export function useOpenOrders(): OpenOrder[] {
  const { currentData = NONE, startedTimeStamp: asked, refetch } = useGetOpenOrdersQuery();
  useEffect(() => {
    if (asked === undefined) return;
    const renew = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > FRESH_MS) void refetch();
    };
    const renewIfOrdered = ({ key, newValue }: StorageEvent) => {
      if (key === CART_KEY && parseCart(newValue).length === 0) void refetch();
    };
    window.addEventListener('storage', renewIfOrdered);
    window.addEventListener('focus', renew);
    document.addEventListener('visibilitychange', renew);
    return () => {
      window.removeEventListener('storage', renewIfOrdered);
      window.removeEventListener('focus', renew);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [asked, refetch]);
  return currentData;
}
