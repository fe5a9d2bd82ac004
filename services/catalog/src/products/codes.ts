import { type FieldError, fieldError, invalid, textKey, withLatinDigits } from '@mekong/contracts';
import { constraintOf } from '../constraints.js';

/** The codes by which a seller's product is known outside the shop; each is of one product of a seller. */
export const codeNames = ['sku', 'barcode'] as const;
export type CodeName = (typeof codeNames)[number];

/** What people call the codes. */
export const codeLabels: Record<CodeName, string> = { sku: 'SKU', barcode: 'barcode' };

export interface Codes {
  sku: string | null;
  barcode: string | null;
}

/** The key of a code, by which it is unique and found; null without one. */
const codeKey = (code: string | null): string | null => (code === null ? null : textKey(code));

export const codeKeys = ({ sku, barcode }: Codes) => ({
  skuKey: codeKey(sku),
  barcodeKey: codeKey(barcode),
});

/** The 400 for a product that PostgreSQL has refused because another one of its seller has this code; undefined for other errors. */
export function codeTaken(error: unknown) {
  const name = codeNames.find((one) => constraintOf(error) === `products_${one}`);
  if (!name) return undefined;
  return invalid([
    fieldError(name, 'CODE_TAKEN', `Another product of yours has this ${codeLabels[name]} already`),
  ]);
}

/** For `catch`: the error, or the 400 that it means. */
export function throwCodeTaken(error: unknown): never {
  throw codeTaken(error) ?? error;
}

/** As spreadsheets show a long number: 8.80E+12, also with blanks, or with decimals that no code has. */
const shortened = /^\d+(?:[.,]\d+)?(?:e[+-]?\d+| ?e ?[+-] ?\d+)$|^\d{8,}[.,]0+$/i;
/** What they show for a formula that fails, or a column that is too narrow. */
const noValue = /^(?:#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)|Err:5\d\d)$/i;

export const isNoValue = (text: string): boolean => noValue.test(text.trim());

/** As they show a number whose thousands are parted: 8,801,234,567,890, also by narrow blanks. */
const groupedDigits = /^\d{1,3}([,.'’\u00A0\u202F])\d{3}(?:\1\d{3})+$/;

/** As spreadsheets here shorten or write months: in English, Khmer, French, Vietnamese and Thai. */
const month = `(?:${[
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  'មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ',
  'janv|févr|mars|avr|mai|juin|juil|août',
  'thg ?\\d{1,2}',
  'ม.ค|ก.พ|มี.ค|เม.ย|พ.ค|มิ.ย|ก.ค|ส.ค|ก.ย|ต.ค|พ.ย|ธ.ค',
].join('|')})\\.?`;
/** What they make of a code that looks like a day: MAR2 becomes 2-Mar. A day alone may be a code, one with a time of day is none. */
const aDate = new RegExp(
  `^(?:\\d{1,2}-${month}(?:-\\d{2,4})?|${month}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}月\\d{1,2}日|[\\d/.-]{8,10}[ T]\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?(?: ?[AP]M|Z)?)$`,
  'iu',
);

/** Codes that a spreadsheet has made of others, in a file or copied from one. A code that the product has already is meant. */
export function codeFaults(fields: { [name in CodeName]?: unknown }, old?: Codes): FieldError[] {
  return codeNames.flatMap((name) => {
    const given = fields[name];
    const typed = typeof given === 'string' ? given.trim() : '';
    const code = withLatinDigits(typed.normalize('NFKC'));
    if (typed === old?.[name] || code === old?.[name]) return [];
    const label = codeLabels[name][0]!.toUpperCase() + codeLabels[name].slice(1);
    if (isNoValue(code)) {
      const how = 'is what a spreadsheet shows for no value. Please write the code again';
      return [fieldError(name, 'CODE_WITHOUT_VALUE', `${label} ${code} ${how}`, { value: code })];
    }
    if (aDate.test(code)) {
      const how =
        'is a date that a spreadsheet made of it. Please write the code again, in a spreadsheet as text';
      return [fieldError(name, 'CODE_A_DATE', `${label} ${code} ${how}`, { value: code })];
    }
    if (groupedDigits.test(withLatinDigits(typed))) {
      const how =
        'has its digits in groups of thousands, as a spreadsheet shows numbers. Please write it without them';
      return [fieldError(name, 'CODE_GROUPED', `${label} ${typed} ${how}`, { value: typed })];
    }
    if (!shortened.test(code)) return [];
    const how = 'is a number that was shortened. Please write all of it, in a spreadsheet as text';
    return [fieldError(name, 'CODE_SHORTENED', `${label} ${code} ${how}`, { value: code })];
  });
}
