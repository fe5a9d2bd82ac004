import type { Store } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/types';
import { restored, selectCartItems, type CartState } from './cart-slice';
import { CART_KEY, parseCart, readCart, writeCart } from './cart-storage';

/** Stores every change of the cart in the browser, and takes over the changes of other tabs. */
export function keepCart(store: Store<{ cart: CartState }>): void {
  let kept = selectCartItems(store.getState());

  store.subscribe(() => {
    const items = selectCartItems(store.getState());
    if (items === kept) return;
    kept = items;
    writeCart(items);
  });

  const takeOver = (items: CartItem[]) => {
    kept = items;
    store.dispatch(restored(items));
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key, all that the browser keeps was removed.
    if (key === CART_KEY || !key) takeOver(parseCart(newValue));
  });
  // A page that Back brings back as it was has heard nothing of the other tabs meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver(readCart());
  });
}
