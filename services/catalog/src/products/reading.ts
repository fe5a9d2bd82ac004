import { fault } from '@mekong/contracts';
import { z } from 'zod';

/** How forms, files and JSON give values; what is of another kind is left as it is, for the schema to refuse. */

/** The blank of Braille is the one letter that is drawn as nothing. */
const visible = /[^\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Nothing can be seen of it. Within a text, what is invisible stays: Khmer parts its words by it. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !visible.test(value));

/** Marks that turn the direction of what follows would let one text pose as another. */
export const withoutDirectionMarks = (text: string): string =>
  text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

export const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

const khmerZero = '០'.codePointAt(0)!;
const withLatinDigits = (text: string): string =>
  text.replace(/[០-៩]/g, (digit) => String(digit.codePointAt(0)! - khmerZero));

/** Digits only, Latin or Khmer: `0x10` and `1e3` are no prices. */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const latin = withLatinDigits(value.trim());
  return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : value;
}

/** PostgreSQL keeps neither a NUL nor half of a surrogate pair. */
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

const notStorable = fault('UNSTORABLE', 'holds a character that cannot be kept');
export const notWhole = fault('WRONG_KIND', 'must be a whole number', { kind: 'int' });

/** A text of at most `max` characters, trimmed. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((value) => (isBlank(value) ? '' : withoutDirectionMarks(value)))
    .trim()
    .max(max)
    .refine(isStorable, notStorable);
