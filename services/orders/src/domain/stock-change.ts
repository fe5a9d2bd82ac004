/** Why a stock changed: an order held it, its payment sold it or let it go, it came back with a refund, or staff set it. */
export const stockCauses = ['hold', 'sale', 'release', 'refund', 'staff'] as const;
export type StockCause = (typeof stockCauses)[number];

/** The cause of what an order does to a stock, by what it adds to each figure. */
export function causeOf({ available, held }: { available: number; held: number }): StockCause {
  if (available < 0) return 'hold';
  if (available === 0) return 'sale';
  return held < 0 ? 'release' : 'refund';
}
