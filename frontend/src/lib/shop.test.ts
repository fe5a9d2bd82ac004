import { itemCountFee, orderTotalFee, type ShippingPolicy } from '../../../libs/contracts/src/shipping';
import { km } from './i18n/km';
import { DELIVERY_OFFER, describeShop, hasFreeDelivery } from './shop';

it.each<[ShippingPolicy, string, string]>([
  ['item-count', `Buy from ${itemCountFee.freeFromItems}, free delivery`, ` ${itemCountFee.freeFromItems} `],
  [
    'order-total',
    `Free delivery from $${orderTotalFee.freeFromCents / 100}`,
    `$${orderTotalFee.freeFromCents / 100}`,
  ],
])('with shipping by %s the shop says from when delivery is free', (shippingPolicy, offer, figure) => {
  describeShop({ shopName: 'Mekong Gear', shippingPolicy });
  expect(DELIVERY_OFFER).toBe(offer);
  expect(km[DELIVERY_OFFER]).toContain(figure);
});

it('where parcels are brought in ways of their own, no page and no cart says that delivery is free', () => {
  describeShop({ shopName: 'Mekong Gear', shippingPolicy: 'by-place' });
  expect(DELIVERY_OFFER).toBe('Delivery fee by province');
  expect(hasFreeDelivery([{ quantity: 9 }], 900)).toBe(false);
});
