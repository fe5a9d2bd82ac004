import { freshQuoteOf, shortagesOf } from './refused-order';

describe('freshQuoteOf', () => {
  const quote = {
    lines: [],
    subtotal: 10,
    shipping: 2,
    tax: 0,
    total: 12,
    free_shipping: { by: 'pieces', from: 2, missing: 1 },
  };

  it('is the quote that comes with a refusal for a changed price', () => {
    expect(freshQuoteOf({ status: 409, data: { code: 'PRICE_CHANGED', ...quote } })).toEqual(quote);
  });

  it('is null for any other refusal', () => {
    expect(freshQuoteOf({ status: 409, data: { code: 'OUT_OF_STOCK' } })).toBeNull();
  });
});

describe('shortagesOf', () => {
  it('lists the products that are out of stock with how many are left', () => {
    const items = [{ id: 1, name: 'Naga', available: 2 }];
    expect(shortagesOf({ status: 409, data: { code: 'OUT_OF_STOCK', items } })).toEqual(items);
  });
});
