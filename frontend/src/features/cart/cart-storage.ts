import type { CartItem } from '../../api/types';
import { noteUnkeptCart } from '../../lib/kept-cart';
import { MAX_QUANTITY } from '../../lib/max-quantity';

/** The key of the cart in the browser's local storage. */
export const CART_KEY = 'cart';

function isCartItem(value: unknown): value is CartItem {
  const item = value as CartItem | null;
  return (
    typeof item === 'object' &&
    item !== null &&
    Number.isSafeInteger(item.id) &&
    typeof item.name === 'string' &&
    typeof item.category === 'string' &&
    Number.isFinite(item.price) &&
    Number.isSafeInteger(item.quantity) &&
    item.quantity > 0
  );
}

/** The items in a stored text. Invalid ones are dropped, so that any text gives a usable cart. */
export function parseCart(text: string | null): CartItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const items = Array.isArray(stored) ? stored.filter(isCartItem) : [];
    return items.map((item) => ({ ...item, quantity: Math.min(item.quantity, MAX_QUANTITY) }));
  } catch {
    return [];
  }
}

/** The cart stored in this browser; empty if the browser blocks storage. */
export function readCart(): CartItem[] {
  try {
    return parseCart(localStorage.getItem(CART_KEY));
  } catch {
    noteUnkeptCart();
    return [];
  }
}

/** Stores the cart for the next visit; if storage is full or blocked, the shopper is told where the cart is. */
export function writeCart(items: CartItem[]): void {
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(items));
  } catch (error) {
    noteUnkeptCart();
    console.warn('The cart could not be kept:', error);
  }
}
