import { fault, withLatinDigits } from '@mekong/contracts';

/** Converts values of forms, files and JSON; a value of another type is returned unchanged, for the schema to refuse. */

export const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** Only Latin or Khmer digits, since `0x10` and `1e3` are not prices. */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const latin = withLatinDigits(value.trim());
  return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : value;
}

export const notWhole = fault('WRONG_KIND', 'must be a whole number', { kind: 'int' });
