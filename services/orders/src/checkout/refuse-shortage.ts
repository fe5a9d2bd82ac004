import { type LockedOffer, OutOfStock } from '../stock/index.js';
import type { CartLine } from './quote.js';

/** Throws OutOfStock, which names each product of which too few are left. */
export function refuseShortage(cart: CartLine[], offers: LockedOffer[]): void {
  const byId = new Map(offers.map((offer) => [offer.productId, offer]));
  const short = cart.filter(({ productId, quantity }) => (byId.get(productId)?.available ?? 0) < quantity);
  if (short.length === 0) return;
  throw new OutOfStock(
    short.map(({ productId }) => {
      const offer = byId.get(productId);
      return offer
        ? { id: productId, name: offer.name, available: offer.available }
        : { id: productId, name: 'An item of the cart', available: 0, is_gone: true };
    }),
  );
}
