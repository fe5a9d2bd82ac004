import { withLatinDigits } from '@mekong/contracts';

/** A number of pieces without decimals that say nothing. Three of them may be thousands: `1,000` are, and of `1.000` nobody knows. */
export const plainPieces = (text: string): string =>
  text.replace(/^(\d+|\d{1,3}(?:,\d{3})+)[.,](?:0{1,2}|0{4,})$/, '$1');

/** Whether it is a number, clear or not, so that nobody has to say what it means. */
export const isPieces = (text: string): boolean => /^-?\d[\d.,]*$/.test(withLatinDigits(text));
