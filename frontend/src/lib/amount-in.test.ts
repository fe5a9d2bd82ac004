import { amountIn } from './amount-in';

it.each([
  ['USD', 1_234.5, '$1,234.50'],
  ['EUR', 1_234_567.5, '1,234,567.50 EUR'],
  ['KHR', 98_400, '98,400 KHR'],
  ['EUR', -5, '-5.00 EUR'],
])('an amount in %s of %d is written %s', (currency, amount, text) => {
  expect(amountIn(currency, amount)).toBe(text);
});
