import {
  type FaultCode,
  type FieldError,
  fieldError,
  isBlank,
  type Params,
  withLatinDigits,
} from '@mekong/contracts';
import {
  codeFaults,
  codeLabels,
  codeNames,
  detailFields,
  isNoValue,
  type Product,
  sameFields,
} from '../products/index.js';
import { figureColumns } from './columns.js';
import { isMisread } from './misread.js';
import { inDollars } from './price-faults.js';
import type { CsvRow } from './read-csv.js';

type Cells = CsvRow['cells'];

/** What a spreadsheet has made of a row's cells without being asked, which would be written as if somebody had meant it. */
export const spreadsheetFaults = (
  cells: Cells,
  old?: Product,
  /** The words of the added specifications that the row may have. */
  labels: ReadonlyMap<string, string> = new Map(),
): FieldError[] => [...lostLetters(cells, labels, old), ...codeFaults(cells, old), ...groupedByDots(cells)];

const textColumns = [
  'name',
  'name_km',
  'description',
  'description_km',
  'brand',
  'variant_of',
  'variant_label',
];

function lostLetters(cells: Cells, labels: ReadonlyMap<string, string>, old?: Product): FieldError[] {
  return [...textColumns, ...detailFields, ...labels.keys()].flatMap((column) => {
    const label = labels.get(column);
    const cell = cells[column] ?? '';
    const was = oldText(column, old);
    if (cell !== was && isMisread(cell)) {
      const how = 'has letters that were read in a wrong encoding. Please save the file as “CSV UTF-8”';
      return [faultIn(column, 'LETTERS_MISREAD', how, {}, label)];
    }
    if (cell !== was && isNoValue(cell)) {
      const value = cell.trim();
      const how = `“${value}” is what a spreadsheet shows for no value. Please write the text again`;
      return [faultIn(column, 'TEXT_WITHOUT_VALUE', how, { value }, label)];
    }
    if (!/[?\uFFFD]/.test(cell) || !hasLostLetters(cell, was)) return [];
    const how = 'has question marks where letters were. Please save the file as “CSV UTF-8”';
    return [faultIn(column, 'LETTERS_LOST', how, {}, label)];
  });
}

function oldText(column: string, old?: Product): string {
  const texts: Record<string, unknown> = {
    name: old?.name,
    name_km: old?.nameKm,
    description: old?.description,
    description_km: old?.descriptionKm,
    ...old?.details,
  };
  const text = texts[sameFields.get(column) ?? column];
  return typeof text === 'string' ? text : '';
}

/** A word of question marks alone, or a text of nothing else. */
const onlyMarks = /(?:^|\s)\?{3,}|^[\s\p{P}]*\?[\s\p{P}]*$/u;
/** A question mark where a letter would be: nobody writes one in a word, or before it. */
const markInWord = /\?{2,}|\?\p{L}|(?:^|\s)\?/u;

/** Whether a text was saved with letters that its encoding does not have. `was` is the text that the product has. */
function hasLostLetters(text: string, was: string): boolean {
  if (text === was) return false;
  if (countOf(text, /\uFFFD/g) > countOf(was, /\uFFFD/g)) return true;
  const more = countOf(text, /\?/g) - countOf(was, /\?/g);
  if (more <= 0) return false;
  if (onlyMarks.test(text)) return true;
  const lost = countOf(was, beyondAscii) - countOf(text, beyondAscii);
  return lost > 0 && (lost === more || markInWord.test(text));
}

const beyondAscii = /[^\0-\x7f]/g;
const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** The thousands of 1.000 may be parted by a dot, or it may be 1. */
const byDots = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;

const groupedByDots = (cells: Cells): FieldError[] =>
  figureColumns.flatMap((column) => {
    const value = cells[column]?.trim() ?? '';
    return unclearNumber(column, value, inDollars(value));
  });

/** The fault of a number that may be a thousand times as much, in a cell with this `value`; none for any other. */
export function unclearNumber(column: string, value: string, number = value): FieldError[] {
  const latin = withLatinDigits(number);
  if (!byDots.test(latin)) return [];
  const plain = latin.replaceAll('.', '');
  const how = `could be ${plain} or ${Number.parseFloat(latin)}: it says “${value}”. Please write it without dots between thousands`;
  return [faultIn(column, 'NUMBER_UNCLEAR', how, { value, plain, other: String(Number.parseFloat(latin)) })];
}

const faultIn = (
  column: string,
  code: FaultCode,
  how: string,
  params: Params = {},
  label = capital(column.replaceAll('_', ' ')),
) => fieldError(column, code, `${label} ${how}`, params);

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Without those faults of fields that another list explains better. */
export const withoutExplained = <F extends { field?: string }>(faults: F[], explained: FieldError[]): F[] =>
  faults.filter(({ field }) => !explained.some((one) => one.field === field));

/** A code whose zeros at the beginning are gone, where the seller has a product with them: `holders` are its codes. */
export function lostZeros(
  cells: Cells,
  old: Product | undefined,
  holders: { name: string; skuKey: string | null; barcodeKey: string | null }[],
): FieldError[] {
  return codeNames.flatMap((column) => {
    const code = withLatinDigits(cells[column]?.trim() ?? '');
    if (isBlank(code) || !/^\d+$/.test(code) || code === old?.[column]) return [];
    const whole = holders.map((one) => one[`${column}Key`]).find((key) => key && isSameWithZeros(key, code));
    if (!whole) return [];
    const how = `${codeLabels[column]} ${code} has lost the zeros of ${whole}. Please format the column as text and write it again`;
    return [fieldError(column, 'ZEROS_LOST', capital(how), { value: code, whole })];
  });
}

const isSameWithZeros = (key: string, code: string) => key !== code && key.replace(/^0+/, '') === code;
