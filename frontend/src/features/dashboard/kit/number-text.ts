import { withLatinDigits } from '../../../lib/digits';
import type { StaffText } from '../i18n/staff-i18n';

/** The limits of a typed number. */
export interface NumberLimits {
  min: number;
  max: number;
  /** The highest number of decimals; undefined for any. */
  precision?: number;
}

const MOST = 1_000_000;

export const PRICE: NumberLimits = { min: 0, max: MOST, precision: 2 };
export const STOCK: NumberLimits = { min: 0, max: MOST, precision: 0 };
export const MONTHS: NumberLimits = { min: 0, max: 120, precision: 0 };
export const MEASURE: NumberLimits = { min: 0, max: MOST };

const WITH_THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const PLAIN = /^-?\d+(\.\d+)?$/;

/**
 * A number for the server: converts Khmer digits to Latin ones and removes commas between thousands. Other commas stay and
 * are refused later, so that 19,99 does not become 1999.
 */
export function plainNumber(text: string): string {
  const latin = withLatinDigits(text.trim());
  return WITH_THOUSANDS.test(latin) ? latin.replaceAll(',', '') : latin;
}

/** A whole number as typed, with commas or blanks anywhere between its digits; else NaN, or one with a fraction. */
export const wholeNumberOf = (typed: string): number => Number(withLatinDigits(typed).replace(/[,\s]/g, ''));

/** The error of a typed number, a text with `{field}` and maybe `{least}` or `{most}`; null for a valid one. */
export function numberFault(text: string, { min, max, precision }: NumberLimits): StaffText | null {
  const plain = plainNumber(text);
  if (!PLAIN.test(plain)) return '{field} must be a number';
  if (Number(plain) < min) return '{field} must be at least {least}';
  if (Number(plain) > max) return '{field} must be at most {most}';
  const decimals = plain.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (precision === undefined || decimals <= precision) return null;
  return precision === 0 ? '{field} must be a whole number' : '{field} must have at most 2 decimals';
}
