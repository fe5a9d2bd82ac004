import { z } from 'zod';
import { checkRange, daysIn, rangeBefore, rangeFields } from './range.js';

const schema = z.object(rangeFields).superRefine(checkRange);
const takes = (from: string, to: string) => schema.safeParse({ from, to }).success;

it('the previous period has as many days and ends the day before', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
});

it('a range counts both its days', () => {
  expect(daysIn({ from: '2026-11-21', to: '2026-11-21' })).toBe(1);
});

it.each([
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-22', '2026-11-21', false],
  ['2025-11-21', '2026-11-21', true],
  ['2025-11-20', '2026-11-21', false],
  ['2026-02-30', '2026-03-01', false],
  ['yesterday', '2026-03-01', false],
])('from %s to %s is a range: %s', (from, to, expected) => {
  expect(takes(from, to)).toBe(expected);
});
