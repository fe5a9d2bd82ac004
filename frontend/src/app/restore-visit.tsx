import { useEffect } from 'react';
import { checkAuth } from '../features/auth/auth-thunks';
import { restored } from '../features/cart/cart-slice';
import { readCart } from '../features/cart/cart-storage';
import { keepCart } from '../features/cart/keep-cart';
import type { ShopStore } from './store';

const begun = new WeakSet<ShopStore>();

/**
 * Adds what is this browser's own, once the shop stands as everybody sees it: the cart that was kept here, and who is
 * logged in.
 */
export function RestoreVisit({ store }: { store: ShopStore }) {
  useEffect(() => {
    if (begun.has(store)) return;
    begun.add(store);
    store.dispatch(restored(readCart()));
    keepCart(store);
    void store.dispatch(checkAuth());
  }, [store]);
  return null;
}
