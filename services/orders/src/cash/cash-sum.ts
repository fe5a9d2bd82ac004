import { inRiel } from '@mekong/contracts';
import type { Order } from '../orders/index.js';
import { CashDoesNotAddUp } from './errors.js';

/** Dollars (cents) and riel; riel below 0 are change. */
export interface Cash {
  cents: number;
  khr: number;
}

/** The smallest note: what is less is rounded. */
const smallestKhr = 100;

/** By how many riel the cash is more than an order's total, at the order's rate. Throws CashDoesNotAddUp where that is no rounding, or where nothing was collected. */
export function roundingOf({ totalCents, rielRate }: Order, { cents, khr }: Cash): number {
  const rate = rielRate!;
  const difference = Math.round(((cents - totalCents) * rate) / 100 + khr) + 0;
  const isNothing = cents === 0 && khr <= 0;
  if (Math.abs(difference) < smallestKhr && !isNothing) return difference;
  throw new CashDoesNotAddUp({ cents: totalCents, khr: inRiel(totalCents, rate) }, difference);
}
