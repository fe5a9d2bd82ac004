import { minorOf } from './minor-of.js';

it.each([
  [19.99, 'USD', 1_999],
  [0.1, 'USD', 10],
  [1.1, 'USD', 110],
  ['1.00', 'USD', 100],
  [8.2, 'USD', 820],
  [1_234_567.89, 'USD', 123_456_789],
  [90_300, 'KHR', 90_300],
  ['90300.00', 'KHR', 90_300],
] as const)('reads %s %s as %s', (amount, currency, minor) => {
  expect(minorOf(amount, currency)).toBe(minor);
});

it.each([
  [-1, 'USD'],
  [0, 'USD'],
  ['-0.01', 'USD'],
  [10.005, 'USD'],
  [100.5, 'KHR'],
  [0.1 + 0.2, 'USD'],
  [1e21, 'USD'],
  [Number.NaN, 'USD'],
  ['1,000', 'USD'],
  ['', 'USD'],
  [' 1', 'USD'],
] as const)('is nothing for %s %s', (amount, currency) => {
  expect(minorOf(amount, currency)).toBeUndefined();
});
