import type { Store } from '@reduxjs/toolkit';
import { restored, selectCartItems, type CartState } from './cart-slice';
import { CART_KEY, parseCart, writeCart } from './cart-storage';

/** Stores every change of the cart in the browser, and takes over the changes of other tabs. */
export function keepCart(store: Store<{ cart: CartState }>): void {
  let kept = selectCartItems(store.getState());

  store.subscribe(() => {
    const items = selectCartItems(store.getState());
    if (items === kept) return;
    kept = items;
    writeCart(items);
  });

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== CART_KEY) return;
    kept = parseCart(newValue);
    store.dispatch(restored(kept));
  });
}
