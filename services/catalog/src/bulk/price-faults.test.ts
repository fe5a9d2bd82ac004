import { inDollars } from './price-faults.js';

it.each([
  '$12.50',
  '$12.50 USD',
  'US$ 12.50',
  '12.50 dollars',
  '12.50 US dollars',
  '12.50\u00A0ដុល្លារ',
  '＄12.50',
  '\u200F12.50 $',
])('the sign of dollars is no part of a price, as it is written in %s', (price) => {
  expect(inDollars(price)).toBe('12.50');
});

it.each(['12.50 €', 'A$12.50', 'R$ 12.50', '12,50', '12.50 baht'])('%s stays what it is', (price) => {
  expect(inDollars(price)).toBe(price);
});
