import { inRiel as centsInRiel } from '../../../libs/contracts/src/riel';

/** Riel, which have no smaller unit: `100,450៛`. */
export function formatRiel(riel: number): string {
  return `${String(riel).replace(/\B(?=(\d{3})+$)/g, ',')}៛`;
}

/** An amount in dollars as riel. */
export const inRiel = (dollars: number, rate: number): number => centsInRiel(Math.round(dollars * 100), rate);
