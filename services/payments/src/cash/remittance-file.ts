import {
  fieldError,
  invalid,
  withLatinDigits,
  type Fault,
  type FaultCode,
  type Params,
} from '@mekong/contracts';
import { readTable, type TableLine } from '@mekong/spreadsheets';

/** A line of a courier's file; an amount is null where it cannot be read. */
export interface RemittanceLine {
  /** As a text editor counts them, from 1. */
  line: number;
  /** The number or the id of the order, as it is written. */
  order: string;
  usdCents: number | null;
  khr: number | null;
  feeCents: number | null;
  faults: Fault[];
}

export const mostRemitted = 500;

/** How couriers call the columns, in small letters. */
const names = {
  order: ['order', 'order number', 'order_number', 'order id', 'id'],
  usd: ['usd', 'dollars', '$', 'usd amount'],
  khr: ['khr', 'riel', '៛', 'khr amount'],
  fee: ['fee', 'fees', 'delivery fee'],
} as const;
type Column = keyof typeof names;

const badFile = (code: FaultCode, message: string, params?: Params) =>
  invalid([fieldError('csv', code, message, params)]);

/** What a courier's file says of each order. Throws a 400 that names `csv`. */
export function readRemittanceFile(bytes: Uint8Array): RemittanceLine[] {
  const table = readTable(bytes);
  if (!table) throw badFile('CSV_NOT_UTF8', 'The CSV file must be UTF-8 text. Please save it as “CSV UTF-8”');
  const [head, ...rows] = table;
  if (!head || rows.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  if (rows.length > mostRemitted)
    throw badFile('CSV_TOO_MANY_ROWS', `The CSV file has more than ${mostRemitted} rows`, {
      most: mostRemitted,
    });
  const places = placesIn(head.cells);
  return rows.map((row) => lineOf(row, places));
}

function placesIn(header: string[]): Record<Column, number> {
  const written = header.map((name) => name.trim().toLowerCase());
  const placeOf = (column: Column) => written.findIndex((name) => names[column].some((one) => one === name));
  const places = { order: placeOf('order'), usd: placeOf('usd'), khr: placeOf('khr'), fee: placeOf('fee') };
  const missing = [
    ...(places.order < 0 ? ['order'] : []),
    ...(places.usd < 0 && places.khr < 0 ? ['usd', 'khr'] : []),
  ];
  if (missing.length === 0) return places;
  throw badFile('CSV_COLUMNS_MISSING', `The CSV file has no column ${missing.join(', ')}`, {
    columns: missing,
  });
}

function lineOf({ line, cells }: TableLine, places: Record<Column, number>): RemittanceLine {
  const faults: Fault[] = [];
  const amount = (column: 'usd' | 'khr' | 'fee', decimals: number): number | null => {
    const text = cells[places[column]]?.trim() ?? '';
    const minor = text === '' ? 0 : minorOf(text, decimals);
    if (minor === undefined || (column === 'fee' && minor < 0)) faults.push(unclear(column, text));
    return minor ?? null;
  };
  const order = cells[places.order]?.trim() ?? '';
  return {
    line,
    order,
    usdCents: amount('usd', 2),
    khr: amount('khr', 0),
    feeCents: amount('fee', 2),
    faults,
  };
}

const unclear = (column: string, text: string): Fault => ({
  code: 'WRONG_FORMAT',
  params: { column, value: text },
  message: `${column} “${text}” is no clear amount. Please write it as ${column === 'khr' ? '98400' : '24.00'}`,
});

/** Signs of money and blanks do not count, nor commas between groups of three digits. */
const written = /^(-?)(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** Whole cents or riel, by the digits; undefined where it cannot be read for sure. */
function minorOf(text: string, decimals: number): number | undefined {
  const plain = withLatinDigits(text)
    .replace(/[\s\u00a0$៛]/g, '')
    .replace(/^[−–]/, '-');
  const [, sign, whole, fraction = ''] = written.exec(plain) ?? [];
  if (whole === undefined || fraction.slice(decimals).replace(/0+$/, '') !== '') return undefined;
  const minor = Number(whole.replaceAll(',', '') + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return sign && minor > 0 ? -minor : minor;
}
