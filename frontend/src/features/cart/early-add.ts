import type { EarlyAdd } from '../../lib/early-add';
import { readCart, writeCart } from './cart-storage';

/** Puts a piece into the stored cart and says so; false where that cannot be, which is left to the shop's code. */
export function addEarly({ item, done }: EarlyAdd): boolean {
  const items = readCart();
  const present = items.find(({ id }) => id === item.id);
  const quantity = (present?.quantity ?? 0) + 1;
  if (quantity > item.stock) return false;
  const added = { ...item, quantity };
  writeCart(present ? items.map((one) => (one === present ? added : one)) : [...items, added]);
  if (!readCart().some((one) => one.id === item.id && one.quantity === quantity)) return false;
  say(done);
  return true;
}

/** Stands until the page is hydrated. */
function say(text: string): void {
  document.querySelector('.early-toast')?.remove();
  const toast = Object.assign(document.createElement('p'), { className: 'early-toast', textContent: text });
  toast.setAttribute('role', 'status');
  toast.setAttribute('data-first-render', '');
  document.body.append(toast);
}
