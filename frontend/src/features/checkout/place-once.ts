import type { PlacedOrder } from '../../api/types';
import { randomKey } from '../../api/random-key';
import { placedBefore } from '../../api/refused-order';
import { DRAFT_PREFIX, quietly, type KeptDraft } from '../../lib/forget-drafts';
import { inTurn } from './in-turn';

/** In the storage of all tabs: the last attempt to place an order, and the last cart that became one. */
const ATTEMPT = `${DRAFT_PREFIX}checkout-attempt`;
const PLACED = `${DRAFT_PREFIX}placed-cart`;
/** Whoever comes back later knows by a mail what became of it. */
const ATTEMPT_LASTS_MS = 24 * 3_600_000;

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

export interface Placed {
  /** Whether this call has placed the order, another tab has, or an attempt before whose answer was lost had, with other details. */
  by: 'this' | 'another-tab' | 'earlier-attempt';
  opened: Promise<void>;
}

/**
 * Places the order of a cart once, in however many tabs it is sent: these take turns, and the second one opens the order of the first.
 * Until its order is known a cart has one key in all of them, also after a reload and whatever is typed meanwhile, by which the shop
 * knows it again for a day. Answers null when there is no order.
 */
export async function placeOnce(cart: Cart, { place, onPlaced }: Steps): Promise<Placed | null> {
  return inTurn(cart.shopperId, async () => {
    const placed = read(PLACED, cart.shopperId);
    if (placed.cart === cart.key && placed.orderId && cartInStorage() !== cart.key)
      return { by: 'another-tab', opened: onPlaced(placed.orderId) };
    let by: Placed['by'] = 'this';
    const order = await place(keyFor(cart)).catch((error: unknown) => {
      by = 'earlier-attempt';
      const before = placedBefore(error);
      if (before) return before;
      throw error;
    });
    if (!order) return null;
    quietly(() => localStorage.removeItem(ATTEMPT), undefined);
    keep(PLACED, cart.shopperId, { cart: cart.key, orderId: order.orderId });
    return { by, opened: onPlaced(order.orderId) };
  });
}

function keyFor(cart: Cart): string {
  const last = read(ATTEMPT, cart.shopperId);
  const isRecent = Date.now() - Number(last.at) < ATTEMPT_LASTS_MS;
  if (last.cart === cart.key && last.key && isRecent) return last.key;
  const key = randomKey();
  keep(ATTEMPT, cart.shopperId, { cart: cart.key, key, at: String(Date.now()) });
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
