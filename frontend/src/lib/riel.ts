/** Riel, which have no smaller unit: `100,450៛`. */
export function formatRiel(riel: number): string {
  return `${String(riel).replace(/\B(?=(\d{3})+$)/g, ',')}៛`;
}

/** An amount in dollars as riel, rounded as the payment does it. */
export const inRiel = (dollars: number, rate: number): number =>
  Math.round((Math.round(dollars * 100) * rate) / 100);
