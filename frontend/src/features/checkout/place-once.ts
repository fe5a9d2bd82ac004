import type { OrderDraft, PlacedOrder } from '../../api/types';
import { randomKey } from '../../api/random-key';
import { DRAFT_PREFIX, quietly, type KeptDraft } from '../../lib/forget-drafts';
import { inTurn } from './in-turn';

/** In the storage of all tabs: the last attempt to place an order, and the last cart that became one. */
const ATTEMPT = `${DRAFT_PREFIX}checkout-attempt`;
const PLACED = `${DRAFT_PREFIX}placed-cart`;

interface Cart {
  shopperId: string;
  /** Its products and quantities, as a text. */
  key: string;
}

interface Steps {
  /** Null when no order was placed. */
  place: (attemptKey: string) => Promise<PlacedOrder | null>;
  /** Empties the cart and opens the payment. */
  onPlaced: (orderId: string) => Promise<void>;
}

/**
 * Places the order of a cart once, in however many tabs it is sent: these take turns, and the second one opens the order of the first.
 * The same draft has the same key in all of them, also after a reload, until an order came of it. Answers whether there is an order
 * and whether this call has placed it.
 */
export async function placeOnce(
  cart: Cart,
  draft: OrderDraft,
  { place, onPlaced }: Steps,
): Promise<{ isNew: boolean; opened: Promise<void> } | null> {
  return inTurn(cart.shopperId, async () => {
    const placed = read(PLACED, cart.shopperId);
    if (placed.cart === cart.key && placed.orderId && cartInStorage() !== cart.key)
      return { isNew: false, opened: onPlaced(placed.orderId) };
    const order = await place(keyFor(draft, cart.shopperId));
    if (!order) return null;
    quietly(() => localStorage.removeItem(ATTEMPT), undefined);
    keep(PLACED, cart.shopperId, { cart: cart.key, orderId: order.orderId });
    return { isNew: true, opened: onPlaced(order.orderId) };
  });
}

function keyFor(draft: OrderDraft, shopperId: string): string {
  const text = JSON.stringify(draft);
  const last = read(ATTEMPT, shopperId);
  if (last.draft === text && last.key) return last.key;
  const key = randomKey();
  keep(ATTEMPT, shopperId, { draft: text, key });
  return key;
}

/** What the cart of all tabs holds by now, in the form of a cart's key. */
function cartInStorage(): string {
  return quietly(() => {
    const items = JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: number; quantity: number }[];
    return JSON.stringify(items.map(({ id, quantity }) => ({ id, quantity })));
  }, '');
}

function keep(name: string, owner: string, draft: Record<string, string>): void {
  quietly(() => localStorage.setItem(name, JSON.stringify({ owner, draft })), undefined);
}

function read(name: string, owner: string): Record<string, string | undefined> {
  return quietly(() => {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptDraft | null;
    return kept?.owner === owner ? (kept.draft as Record<string, string>) : {};
  }, {});
}
