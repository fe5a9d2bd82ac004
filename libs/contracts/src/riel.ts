/** How the shop writes its prices, which are dollars: with about as many riel beside them, before them, or without. */
export const priceStyles = ['dollars-first', 'riel-first', 'dollars-only'] as const;
export type PriceStyle = (typeof priceStyles)[number];

/** Riel for a dollar in a shop where nobody has set it. */
export const usualRielRate = 4_100;

/** Cents of a dollar as riel, at so many riel for a dollar; rounded half up to 100 riel, the smallest note. */
export const inRiel = (cents: number, rate: number): number => Math.round((cents * rate) / 10_000) * 100;
