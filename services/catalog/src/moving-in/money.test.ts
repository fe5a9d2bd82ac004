import { inDollars, readPrice, UnknownMoney } from './money.js';

const asked = (...prices: string[]) => {
  const unknown = new UnknownMoney();
  for (const price of prices) unknown.add(readPrice(price));
  return unknown.all();
};

it.each(['-4', '$-4', '-$4', '−4', '4-', 'PL-001', '~4', '+4'])(
  'nobody is asked what the sign of %s is worth, which is no money',
  (price) => {
    expect(asked(price)).toEqual([]);
  },
);

it('moneys are asked about by their signs and words, also with a hyphen in them', () => {
  expect(asked('352 AED', '43050៛', '5 US-Dollar')).toEqual(['AED', 'KHR', 'US-DOLLAR']);
});

it.each([
  ['12,-', '12'],
  ['$ 12.-', '12'],
  ['1.200,–', '1.200'],
  ['1,200.-- USD', '1200'],
])('a dash in the place of decimals stands for none: %s', (price, number) => {
  expect(inDollars(price)).toBe(number);
  expect(asked(price)).toEqual([]);
});

it('a price below nothing stays as it is written, so that it is refused', () => {
  expect(['-4', '−4', '$-4'].map((price) => inDollars(price))).toEqual(['-4', '−4', '$-4']);
});
