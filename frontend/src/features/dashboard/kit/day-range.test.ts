import { shopDay } from '../../../api/shop-time';
import { faultOf, rangeIn, shopDayAgo } from './day-range';

const range = (words: string) => rangeIn(new URLSearchParams(words));

it("a day begins at midnight in the shop's time zone", () => {
  expect(shopDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
  expect(shopDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
});

it('without a range in the address the last 30 days are shown, including today', () => {
  expect(range('')).toEqual({ from: shopDayAgo(29), to: shopDay(), preset: '30d' });
});

it('typed days take precedence over a preset', () => {
  expect(range('range=7d&from=2026-01-01&to=2026-01-31')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    preset: null,
  });
});

it.each(['from=2026-02-01&to=2026-01-01', 'from=2024-01-01&to=2026-01-01', 'from=x&to=y', 'range=nonsense'])(
  'an invalid range (%s) shows the last 30 days',
  (words) => {
    expect(range(words).preset).toBe('30d');
  },
);

it('a range has at most 366 days', () => {
  expect(faultOf({ from: '2024-01-01', to: '2024-12-31' })).toBeNull();
  expect(faultOf({ from: '2024-01-01', to: '2025-01-01' })).not.toBeNull();
});
