import { type ShippingPolicy, itemCountFee, orderTotalFee } from '@mekong/contracts';
import { judgePromo, PromoCodeRefused, type Discount, type UsedPromo } from '../promo-codes/index.js';
import { chosenFor, feeOf, type ChosenDelivery } from '../delivery/index.js';
import type { Offer } from '../stock/index.js';

export interface CartLine {
  productId: number;
  quantity: number;
}

interface QuotedLine extends Offer {
  quantity: number;
}

/** From how many pieces, or from how many cents, shipping is free, and how many are missing yet. */
export interface FreeShipping {
  by: 'pieces' | 'cents';
  from: number;
  missing: number;
}

/** All amounts in US cents. */
export interface Quote {
  lines: QuotedLine[];
  /** The products of the cart that are not sold, or no longer. */
  unavailable: number[];
  /** Null where it is not, however much is bought. */
  freeShipping: FreeShipping | null;
  /** How it is brought; null where the place has no methods, and the shop's policy says what that costs. */
  delivery: ChosenDelivery | null;
  /** What a promo code gives, with its shares of the lines; null without one. */
  discount: Discount | null;
  /** What the goods cost after the discount. */
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

/** VAT is 0 %, estimated for Cambodia. */
const taxCents = 0;

/** What a cart needs for free shipping. */
export function freeShipping(policy: ShippingPolicy, itemCount: number, subtotalCents: number): FreeShipping {
  const byCount = policy === 'item-count';
  const from = byCount ? itemCountFee.freeFromItems : orderTotalFee.freeFromCents;
  const missing = Math.max(0, from - (byCount ? itemCount : subtotalCents));
  return { by: byCount ? 'pieces' : 'cents', from, missing };
}

/** The shipping of a cart, free when it is empty. */
export function shippingCents(policy: ShippingPolicy, itemCount: number, subtotalCents: number): number {
  if (itemCount === 0 || freeShipping(policy, itemCount, subtotalCents).missing === 0) return 0;
  return policy === 'item-count' ? itemCountFee.cents : orderTotalFee.cents;
}

/** What decides what shipping costs: how the order is brought, or else the shop's policy. */
export type ShippedBy = ChosenDelivery | ShippingPolicy;

interface Goods {
  pieces: number;
  cents: number;
}

function shippingOf(by: ShippedBy, { pieces, cents }: Goods): number {
  if (typeof by === 'string') return shippingCents(by, pieces, cents);
  return pieces === 0 ? 0 : feeOf(by.method, cents);
}

function freeFrom(by: ShippedBy, { pieces, cents }: Goods): FreeShipping | null {
  if (typeof by === 'string') return freeShipping(by, pieces, cents);
  const { feeCents, freeFromCents } = by.method;
  const from = feeCents === 0 ? 0 : freeFromCents;
  return from === undefined ? null : { by: 'cents', from, missing: Math.max(0, from - cents) };
}

/** A code as a cart names it, which there may not be. */
export interface TypedPromo {
  promo: UsedPromo | undefined;
}

/**
 * Prices a cart by the offers. Products that are not offered are only named, and pieces beyond what is left do not count. Throws
 * PromoCodeRefused where the code that it names cannot be used for it.
 */
export function quote(
  cart: CartLine[],
  offers: Offer[],
  how: ShippedBy,
  typed: TypedPromo | null = null,
): Quote {
  const byId = new Map(offers.map((offer) => [offer.productId, offer]));
  const lines = cart.flatMap(({ productId, quantity }) => {
    const offer = byId.get(productId);
    return offer ? [{ ...offer, quantity }] : [];
  });
  const sellable = lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, line.available) }));
  const discount = typed && judgePromo(typed.promo, sellable);
  const goods = sellable.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const subtotal = goods - (discount?.cents ?? 0);
  const bought = { pieces: piecesOf(sellable), cents: subtotal };
  const by = typeof how === 'string' ? how : chosenFor(how, subtotal);
  const isFree = discount?.isFreeDelivery ?? false;
  const shipping = isFree ? 0 : shippingOf(by, bought);
  const total = subtotal + shipping + taxCents;
  // No bank and no courier asks for nothing.
  if (discount && total < 1) throw new PromoCodeRefused('nothing_left');
  const free = freeFrom(by, bought);
  return {
    lines,
    unavailable: cart.flatMap(({ productId }) => (byId.has(productId) ? [] : [productId])),
    freeShipping: isFree ? { by: 'cents', from: 0, ...free, missing: 0 } : free,
    delivery: typeof by === 'string' ? null : by,
    discount,
    subtotalCents: subtotal,
    shippingCents: shipping,
    taxCents,
    totalCents: total,
  };
}

export const piecesOf = (cart: CartLine[]): number => cart.reduce((sum, { quantity }) => sum + quantity, 0);

/** Merges lines of the same product; in id order, so that all checkouts lock stock rows in the same order. */
export function mergeCart(cart: CartLine[]): CartLine[] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of cart)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}
