import type { AskedCash } from '../../../api/types';
import { plainNumber, wholeNumberOf } from '../kit/number-text';

/** The smallest note of riel: less than that is rounding. */
const SMALLEST_KHR = 100;

/** What was typed of the cash that a courier has taken, and given back. */
export interface TypedCash {
  usd: string;
  khr: string;
  change: string;
}

/** Cents, and riel less the change that was given in riel; NaN where something else was typed. */
export const cashIn = ({ usd, khr, change }: TypedCash): AskedCash => ({
  usd_cents: Math.round(Number(plainNumber(usd)) * 100),
  khr: wholeNumberOf(khr) - wholeNumberOf(change),
});

/** By how many riel, at the order's rate, cash is more than what was asked; below 0 for less. */
export const overBy = (asked: AskedCash, rate: number, { usd_cents, khr }: AskedCash): number =>
  Math.round(((usd_cents - asked.usd_cents) * rate) / 100 + khr) + 0;

export const fits = (difference: number): boolean => Math.abs(difference) < SMALLEST_KHR;

/** So many riel in notes. */
export const inNotes = (riel: number): number => Math.round(riel / SMALLEST_KHR) * SMALLEST_KHR;
