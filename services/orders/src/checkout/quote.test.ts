import { freeShipping, mergeCart, quote, shippingCents } from './quote.js';
import { type Offer } from '../stock/offer.js';

const offer = (productId: number, priceCents: number): Offer => ({
  productId,
  priceCents,
  nameKm: null,
  name: `Product ${productId}`,
  imageUrl: '/images/x.webp',
  sellerId: 'somebody',
  brandId: null,
  warrantyMonths: null,
  available: 10,
});

describe('shipping by item count', () => {
  it.each([
    [0, 0],
    [1, 200],
    [2, 0],
    [3, 0],
  ])('of %d items costs %d cents', (items, cents) => {
    expect(shippingCents('item-count', items, 10)).toBe(cents);
  });
});

describe('shipping by order total', () => {
  it.each([
    [4_999, 500],
    [5_000, 0],
  ])('of %d cents costs %d cents', (subtotal, cents) => {
    expect(shippingCents('order-total', 1, subtotal)).toBe(cents);
  });
});

describe('what is missing for free shipping', () => {
  it.each([
    ['item-count', 1, 9_000, { by: 'pieces', from: 2, missing: 1 }],
    ['item-count', 3, 100, { by: 'pieces', from: 2, missing: 0 }],
    ['order-total', 4, 3_750, { by: 'cents', from: 5_000, missing: 1_250 }],
    ['order-total', 1, 5_001, { by: 'cents', from: 5_000, missing: 0 }],
  ] as const)('by %s, of %d pieces for %d cents', (policy, pieces, cents, missing) => {
    expect(freeShipping(policy, pieces, cents)).toEqual(missing);
  });
});

it('the total is the subtotal and shipping, without tax', () => {
  expect(quote([{ productId: 1, quantity: 1 }], [offer(1, 1_999)], 'item-count')).toMatchObject({
    subtotalCents: 1_999,
    shippingCents: 200,
    taxCents: 0,
    totalCents: 2_199,
  });
});

it('a sold-out product is shown, but counts neither for the total nor for free delivery', () => {
  const soldOut = { ...offer(2, 5_000), available: 0 };
  const cart = [1, 2].map((productId) => ({ productId, quantity: 1 }));
  expect(quote(cart, [offer(1, 1_999), soldOut], 'item-count')).toMatchObject({
    lines: [{ productId: 1 }, { productId: 2, available: 0 }],
    subtotalCents: 1_999,
    shippingCents: 200,
    totalCents: 2_199,
  });
});

it('more than is left is shown, but counts only as far as it is left', () => {
  const scarce = { ...offer(1, 1_999), available: 1 };
  expect(quote([{ productId: 1, quantity: 62 }], [scarce], 'item-count')).toMatchObject({
    lines: [{ productId: 1, quantity: 62, available: 1 }],
    freeShipping: { missing: 1 },
    subtotalCents: 1_999,
    shippingCents: 200,
    totalCents: 2_199,
  });
});

it('cart lines of one product are merged', () => {
  const cart = [
    { productId: 2, quantity: 1 },
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 3 },
  ];
  expect(mergeCart(cart)).toEqual([
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 4 },
  ]);
});
