import type { Day, Totals } from './analytics.repository.js';

/** The figures of days together. */
export function totalsOf(days: readonly Day[]): Totals {
  const sum = (field: keyof Totals) => days.reduce((total, day) => total + day[field], 0);
  return {
    revenueCents: sum('revenueCents'),
    orders: sum('orders'),
    refundedCents: sum('refundedCents'),
    discountCents: sum('discountCents'),
  };
}
