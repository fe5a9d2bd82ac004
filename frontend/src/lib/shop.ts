import type { Text } from './i18n/translate';

export let SHOP_NAME = 'Mekong Gear';

/** From when delivery is free. */
export let DELIVERY_OFFER: Text = 'Buy from 2, free delivery';

interface ShopFacts {
  shopName: string;
  shippingPolicy?: string;
}

/** Sets the shop's name, and its offer by its shipping policy; to be called once, before the first render. */
export function describeShop({ shopName, shippingPolicy }: ShopFacts): void {
  SHOP_NAME = shopName;
  DELIVERY_OFFER = shippingPolicy === 'order-total' ? 'Free delivery from $50' : 'Buy from 2, free delivery';
}
