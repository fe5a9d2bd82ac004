import { percentile, report } from './report.mjs';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

describe('a percentile', () => {
  it.each([
    [upTo(100), 95, 95],
    [upTo(100), 50, 50],
    [[7], 95, 7],
  ])('of %j is one of the numbers', (sorted, percent, expected) => {
    expect(percentile(sorted, percent)).toBe(expected);
  });
});

it('a list that is too slow is shown in bold, with its ratio to the floor', () => {
  const lists = [
    { name: 'floor', times: [2, 4] },
    { name: 'orders', times: [100, 400] },
  ];
  const text = report({ sizes: { orders: 50_000 }, lists });
  expect(text).toContain('| orders | 100.0 ms | **400.0 ms** | 100.0 × floor |');
  expect(text).toContain('50,000 orders');
});
