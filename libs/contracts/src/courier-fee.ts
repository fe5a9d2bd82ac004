const leastCents = 2_000;

/** The highest fee of a courier for an order of so many cents: who types riel, or no point, into a field of dollars is told. */
export const mostCourierFee = (orderCents: number): number => Math.max(leastCents, orderCents);

/** What is said of a fee above the highest, of so many cents. */
export const courierFeeTooHigh = (mostCents: number): string =>
  `The courier's fee of this order can be at most $${(mostCents / 100).toFixed(2)}.`;
