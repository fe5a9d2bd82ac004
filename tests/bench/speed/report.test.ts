import { table } from './report.mjs';
import { median, percentile, sample } from './statistics.mjs';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

describe('a percentile', () => {
  it.each([
    [upTo(100), 99, 99],
    [upTo(100), 50, 50],
    [[7], 99, 7],
  ])('of %j is one of the numbers', (sorted, percent, expected) => {
    expect(percentile(sorted, percent)).toBe(expected);
  });
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

it('a sample has the rate and the percentiles, whatever the order of its times', () => {
  expect(sample([3, 1, 2, 4], 2)).toEqual({ count: 4, rate: 2, p50: 2, p95: 4, p99: 4 });
});

describe('the table', () => {
  const round = (rate: number, floor: number) => ({ shop: { rate, p99: rate / 10 }, floor: { rate: floor } });

  it('shows the median of the rounds, and the median of their ratios to the floor of the same round', () => {
    const rounds = [round(9_000, 10_000), round(5_000, 5_000), round(6_000, 30_000)];
    expect(table({ 'list-cached': rounds })).toContain(
      '| list of 10, cached | 6,000/s | 600 ms | 10,000/s (node:http) | 0.90 | ≥ 0.7 × floor | met |',
    );
  });

  it('marks a line that misses one of its targets', () => {
    expect(table({ list: [round(1_900, 2_000)] })).toContain('≥ 0.4 × floor, ≥ 2,000/s | **missed** |');
  });

  it('has only the lines that were measured', () => {
    const rows = table({ 'order-cost': [{ shop: { statements: 12 } }], list: [] }).split('\n');
    expect(rows.slice(2)).toEqual(['| SQL statements an order | 12 |  |  |  |  |  |']);
  });
});
