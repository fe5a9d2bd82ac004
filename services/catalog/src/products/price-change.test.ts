import { newPrice } from './price-change.js';

it.each([
  ['to', 12.5, 1_250],
  ['amount', 1.15, 2_114],
  ['amount', -20, -1],
  ['percent', 10, 2_199],
  ['percent', -50, 1_000],
] as const)('%s %d makes 1999 cents %d', (how, value, cents) => {
  expect(newPrice(1_999, { type: 'price', how, value })).toBe(cents);
});
