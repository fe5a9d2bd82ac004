import { type FieldError, fieldError } from '@mekong/contracts';

interface Prices {
  priceCents: number;
  compareAtCents: number | null;
}

const shown = (cents: number) => (cents / 100).toFixed(2);

/** A price before that is no more than the price says that nothing is reduced. What the product has already (`was`) is no fault. */
export function comparedPriceFaults(now: Prices, was?: Prices): FieldError[] {
  const { priceCents, compareAtCents } = now;
  if (compareAtCents === null || compareAtCents > priceCents) return [];
  if (was?.priceCents === priceCents && was.compareAtCents === compareAtCents) return [];
  const [before, price] = [shown(compareAtCents), shown(priceCents)];
  const how = `must be above the price $${price}. Please raise it, or write 0 for none`;
  return [
    fieldError('compare_at_price', 'NOT_ABOVE_PRICE', `Compare at price $${before} ${how}`, {
      before,
      price,
    }),
  ];
}
