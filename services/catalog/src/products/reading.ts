import { fault, textKey, withLatinDigits } from '@mekong/contracts';

/** Converts values of forms, files and JSON; a value of another type is returned unchanged, for the schema to refuse. */

export const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** What a number copied from a page or a phone may hold unseen. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * Only Latin or Khmer digits, since `0x10` and `1e3` are not prices, with or without commas between thousands: 1,299.00. Other
 * commas are refused, so that 12,5 does not become 125.
 */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = withLatinDigits(value.replace(unseen, '').trim());
  const latin = grouped.test(typed) ? typed.replaceAll(',', '') : typed;
  return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : value;
}

/** A number alone, or followed by one of these units, in any letter case. */
export function asAmount(value: unknown, units: string[]): unknown {
  if (typeof value !== 'string') return value;
  const [, figure = '', unit = ''] = /^(-?[\p{Nd}.,]*\p{Nd})\s*(.*)$/su.exec(value.trim()) ?? [];
  const isKnown = unit === '' || units.some((one) => textKey(one) === textKey(unit));
  const number = isKnown ? asNumber(figure) : value;
  return typeof number === 'number' ? number : value;
}

const kilograms: Record<string, number> = {
  kg: 1,
  kgs: 1,
  kilo: 1,
  kilos: 1,
  kilogram: 1,
  kilograms: 1,
  គ: 1,
  គីឡូ: 1,
  គីឡូក្រាម: 1,
  g: 0.001,
  gr: 0.001,
  gram: 0.001,
  grams: 0.001,
  ក្រាម: 0.001,
  lb: 0.45359237,
  lbs: 0.45359237,
  pound: 0.45359237,
  pounds: 0.45359237,
  oz: 0.028349523125,
};

/** A weight in kilograms: a number alone, or with its unit as in 4.2kg or 4200 g. */
export function asWeight(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, figure, unit] = /^(\S*?\d)\s*(\p{L}[\p{L}\p{M}]*)\.?$/u.exec(withLatinDigits(value.trim())) ?? [];
  const number = asNumber(figure ?? value);
  const times = unit === undefined ? 1 : kilograms[unit.toLowerCase()];
  if (typeof number !== 'number' || times === undefined) return value;
  return Math.round(number * times * 1_000_000) / 1_000_000;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const yes = words('yes true 1 1.0 y t on ok x √ ✓ ✔ ☑ ✅ 🗸 មាន បាទ ចាស បាន ពិត');
const no = words('no false 0 0.0 n f off none × ✕ ✖ ✗ ✘ ☐ ❌ គ្មាន មិនមាន អត់ អត់មាន មិន មិនពិត ទេ');

/** True or false for the words and signs that people fill in for them. */
export function asYesOrNo(value: unknown): unknown {
  const text = asText(value);
  const word = typeof text === 'string' ? withLatinDigits(textKey(text)) : '';
  if (yes.has(word)) return true;
  return no.has(word) ? false : value;
}

export const notWhole = fault('WRONG_KIND', 'must be a whole number', { kind: 'int' });
