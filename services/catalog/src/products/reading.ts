import { fault, withLatinDigits } from '@mekong/contracts';

/** Converts values of forms, files and JSON; a value of another type is returned unchanged, for the schema to refuse. */

export const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * Only Latin or Khmer digits, since `0x10` and `1e3` are not prices, with or without commas between thousands: 1,299.00. Other
 * commas are refused, so that 12,5 does not become 125.
 */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = withLatinDigits(value.trim());
  const latin = grouped.test(typed) ? typed.replaceAll(',', '') : typed;
  return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : value;
}

export const notWhole = fault('WRONG_KIND', 'must be a whole number', { kind: 'int' });
