import { freshQuoteOf, shortagesOf } from './refused-order';

describe('freshQuoteOf', () => {
  const quote = { lines: [], subtotal: 10, shipping: 2, tax: 0, total: 12 };

  it('is the quote in a refusal for a changed price', () => {
    expect(freshQuoteOf({ status: 409, data: { code: 'PRICE_CHANGED', ...quote } })).toEqual(quote);
  });

  it('is nothing in any other refusal', () => {
    expect(freshQuoteOf({ status: 409, data: { code: 'OUT_OF_STOCK' } })).toBeNull();
  });
});

describe('shortagesOf', () => {
  it('lists what is left of the products in short supply', () => {
    const items = [{ id: 1, name: 'Naga', available: 2 }];
    expect(shortagesOf({ status: 409, data: { code: 'OUT_OF_STOCK', items } })).toEqual(items);
  });
});
