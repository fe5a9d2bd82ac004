import { useEffect } from 'react';
import { selectAuth } from '../features/auth/auth-slice';
import { checkAuth } from '../features/auth/check-auth';
import { restored } from '../features/cart/cart-slice';
import { readCart } from '../features/cart/cart-storage';
import { keepCart } from '../features/cart/keep-cart';
import { wait } from '../lib/timings';
import { askOnReturn } from './ask-on-return';
import type { ShopStore } from './store';

const begun = new WeakSet<ShopStore>();

/**
 * Restores the stored cart and checks the session, after the first render: that one has to match the page that the server
 * rendered for everybody.
 */
export function RestoreVisit({ store }: { store: ShopStore }) {
  useEffect(() => {
    if (begun.has(store)) return;
    begun.add(store);
    store.dispatch(restored(readCart()));
    keepCart(store);
    askOnReturn(store);
    // In a task of its own: a slow phone has just done the effects of the whole page.
    if (selectAuth(store.getState()).isCheckingAuth) void wait(0).then(() => store.dispatch(checkAuth()));
  }, [store]);
  return null;
}
