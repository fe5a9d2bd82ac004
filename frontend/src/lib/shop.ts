import type { Text } from './i18n/translate';

export let SHOP_NAME = 'Mekong Gear';

/** From when delivery is free, or that it depends on where an order goes. */
export let DELIVERY_OFFER: Text = 'Buy from 2, free delivery';

/** By what decides about it; the policies are the shop's settings. */
const OFFERS: Record<string, Text | undefined> = {
  'order-total': 'Free delivery from $50',
  'by-place': 'Delivery fee by province',
};

let policy = 'item-count';

/** Whether a cart with these pieces and this subtotal in dollars is brought for nothing, as far as one knows before the quote. */
export const hasFreeDelivery = (items: { quantity: number }[], subtotal: number): boolean =>
  policy === 'order-total'
    ? subtotal >= 50
    : policy === 'item-count' && items.reduce((sum, { quantity }) => sum + quantity, 0) >= 2;

/** Where the shop is served; the server is told. */
let shopOrigin = globalThis.location?.origin ?? '';

interface ShopFacts {
  shopName: string;
  shippingPolicy?: string;
  origin?: string;
}

/** Sets the shop's name, its offer by its shipping policy, and on the server where it is served; to be called once, before the first render. */
export function describeShop({ shopName, shippingPolicy, origin = shopOrigin }: ShopFacts): void {
  SHOP_NAME = shopName;
  shopOrigin = origin;
  policy = shippingPolicy ?? 'item-count';
  DELIVERY_OFFER = OFFERS[policy] ?? 'Buy from 2, free delivery';
}

/** The address of a page or image of the shop with its host, without which other sites cannot follow it. */
export const fullAddress = (path: string): string => shopOrigin + path;
