/** A change of price; `value` is in dollars, or for `percent` in percent of the present price. */
export interface PriceChange {
  type: 'price';
  /** `to` sets the price, the others raise it, or lower it when negative. */
  how: 'to' | 'amount' | 'percent';
  value: number;
}

/** The new price in cents, rounded to the nearest; it may be below 0. */
export function newPrice(cents: number, { how, value }: PriceChange): number {
  // Rounded to a millionth first, because of binary fractions: 1.15 × 100 is 114.99999….
  const rounded = (amount: number) => Math.round(Math.round(amount * 1e6) / 1e6);
  if (how === 'to') return rounded(value * 100);
  return how === 'amount' ? rounded(cents + value * 100) : rounded(cents + (cents * value) / 100);
}
