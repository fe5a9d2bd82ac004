import type { Day, Totals } from './analytics.repository.js';

/** The figures of days together. */
export function totalsOf(days: readonly Day[]): Totals {
  const cents = (field: 'revenue' | 'refunded') =>
    days.reduce((sum, day) => sum + Math.round(day[field] * 100), 0);
  return {
    revenue: cents('revenue') / 100,
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    refunded: cents('refunded') / 100,
  };
}
