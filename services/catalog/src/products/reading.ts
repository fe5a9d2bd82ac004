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

type Units = Readonly<Record<string, number>>;

const times = (factor: number, names: string): Units =>
  Object.fromEntries(names.split(' ').map((name) => [name, factor]));

const grams: Units = {
  ...times(1, 'g gr gm gms gram grams gramme grammes ក្រាម'),
  ...times(1_000, 'kg kgs kilo kilos kilogram kilograms គ គីឡូ គីឡូក្រាម'),
  ...times(453.59237, 'lb lbs pound pounds'),
  ...times(28.349523125, 'oz ounce ounces'),
};
const kilograms: Units = Object.fromEntries(Object.entries(grams).map(([name, one]) => [name, one / 1_000]));
const millimetres: Units = {
  ...times(1, 'mm millimetre millimetres millimeter millimeters មម មីលីម៉ែត្រ'),
  ...times(10, 'cm centimetre centimetres centimeter centimeters សម សង់ទីម៉ែត្រ'),
};
const dots: Units = times(1, 'dpi cpi');

/** What people write around a measure: that it is about right, and of what it is. */
const measured =
  /^(?:[~≈±]|approx\.?|about|ca\.?|net|ប្រហែល)?\s*([\d.,]*\d)\s*(\p{L}[\p{L}\p{M}]*)\.?\s*(?:\(.*\))?$/isu;

const thousands = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** A number alone, or with its unit as in `4.2kg` or `~ 4200 g (with stand)`: in the unit of which the factor is 1. */
function asMeasure(value: unknown, units: Units): unknown {
  if (typeof value !== 'string') return value;
  const alone = asNumber(value);
  if (typeof alone === 'number') return alone;
  const [, figure = '', unit = ''] = measured.exec(withLatinDigits(value.replace(unseen, '').trim())) ?? [];
  const number = asNumber(figure);
  const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()] : undefined;
  if (typeof number !== 'number' || factor === undefined) return value;
  // 1.200 g may be 1200 of them; nobody says so of what is counted in greater units.
  if (thousands.test(figure) && factor === Math.min(...Object.values(units))) return value;
  return Math.round(number * factor * 1_000_000) / 1_000_000;
}

export const asWeight = (value: unknown): unknown => asMeasure(value, kilograms);
export const asGrams = (value: unknown): unknown => asMeasure(value, grams);
export const asMillimetres = (value: unknown): unknown => asMeasure(value, millimetres);
export const asDots = (value: unknown): unknown => asMeasure(value, dots);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** With what spreadsheets of other languages, from French to Thai and Chinese, write for their true and false, and a formula of it. */
const yes = words(
  'yes true 1 1.0 y t on ok x √ ✓ ✔ ☑ ✅ 🗸 ● មាន បាទ ចាស បាន ពិត =true() vrai oui wahr ja verdadero si sí đúng có ใช่ มี 是 有 真 да истина',
);
const no = words(
  'no false 0 0.0 n f off none × ✕ ✖ ✗ ✘ ☐ ❌ ○ គ្មាន មិនមាន អត់ អត់មាន មិន មិនពិត ទេ =false() faux non falsch nein falso sai không ไม่ ไม่มี 否 无 無 假 нет ложь',
);

/** True or false for the words and signs that people fill in for them. */
export function asYesOrNo(value: unknown): unknown {
  const text = asText(value);
  const word = typeof text === 'string' ? withLatinDigits(textKey(text)) : '';
  if (yes.has(word)) return true;
  return no.has(word) ? false : value;
}

export const notWhole = fault('WRONG_KIND', 'must be a whole number', { kind: 'int' });
