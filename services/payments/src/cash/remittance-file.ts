import {
  fieldError,
  invalid,
  type Fault,
  type FaultCode,
  type Params,
  type PayCurrency,
} from '@mekong/contracts';
import { readTable, type TableLine } from '@mekong/spreadsheets';
import { currencyIn, readAmount } from '../read-amount.js';

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

/** How couriers call the columns, as `bare` has it. */
const names = {
  order: /^(?:order(?: (?:number|no|nr|id|code|ref))?|លេខបញ្ជាទិញ|ការបញ្ជាទិញ)$/,
  usd: /^(?:(?:cod|amount|collected|cash) )?(?:usd|dollars|\$|ដុល្លារ)(?: (?:amount|collected))?$/,
  khr: /^(?:(?:cod|amount|collected|cash) )?(?:khr|riel|៛|រៀល)(?: (?:amount|collected))?$/,
  fee: /^(?:(?:delivery|shipping|service|courier) )?fees?(?: usd)?$|^ថ្លៃ(?:ដឹក|សេវា)?$/,
};
type Column = keyof typeof names;

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_.:#()-]+/g, ' ')
    .trim();

/** So many lines may stand above the header. */
const mostAbove = 20;

/** What couriers write below their orders. */
const isSum = (order: string) => /^(?:(?:sub|grand) )?totals?$|^សរុប$/.test(bare(order));

const badFile = (code: FaultCode, message: string, params?: Params) =>
  invalid([fieldError('csv', code, message, params)]);

/** What a courier's file says of each order. Throws a 400 that names `csv`. */
export function readRemittanceFile(bytes: Uint8Array): RemittanceLine[] {
  const table = readTable(bytes);
  if (!table) throw badFile('CSV_NOT_UTF8', 'The CSV file must be UTF-8 text. Please save it as “CSV UTF-8”');
  const at = Math.max(0, table.slice(0, mostAbove).findIndex(isHeader));
  const [head, ...rows] = table.slice(at);
  if (!head || rows.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  if (rows.length > mostRemitted)
    throw badFile('CSV_TOO_MANY_ROWS', `The CSV file has more than ${mostRemitted} rows`, {
      most: mostRemitted,
    });
  const places = placesIn(head.cells);
  return rows.map((row) => lineOf(row, places)).filter(({ order }) => !isSum(order));
}

const isHeader = ({ cells }: TableLine) => missingIn(placesOf(cells)).length === 0;

function placesOf(header: string[]): Record<Column, number> {
  const written = header.map(bare);
  const placeOf = (column: Column) => written.findIndex((name) => names[column].test(name));
  // A courier's own number of the row may be called so, too.
  const order = placeOf('order') < 0 ? written.indexOf('id') : placeOf('order');
  return { order, usd: placeOf('usd'), khr: placeOf('khr'), fee: placeOf('fee') };
}

const missingIn = ({ order, usd, khr }: Record<Column, number>): string[] => [
  ...(order < 0 ? ['order'] : []),
  ...(usd < 0 && khr < 0 ? ['usd', 'khr'] : []),
];

function placesIn(header: string[]): Record<Column, number> {
  const places = placesOf(header);
  const missing = missingIn(places);
  if (missing.length === 0) return places;
  throw badFile('CSV_COLUMNS_MISSING', `The CSV file has no column ${missing.join(', ')}`, {
    columns: missing,
  });
}

function lineOf({ line, cells }: TableLine, places: Record<Column, number>): RemittanceLine {
  const faults: Fault[] = [];
  const amount = (column: 'usd' | 'khr' | 'fee', currency: PayCurrency): number | null => {
    const text = cells[places[column]]?.trim() ?? '';
    const isOther = (currencyIn(text) ?? currency) !== currency;
    const minor = text === '' ? 0 : isOther ? undefined : readAmount(text, currency);
    if (minor === undefined || (column === 'fee' && minor < 0)) faults.push(unclear(column, text));
    return minor ?? null;
  };
  const order = cells[places.order]?.trim() ?? '';
  return {
    line,
    order,
    usdCents: amount('usd', 'USD'),
    khr: amount('khr', 'KHR'),
    feeCents: amount('fee', 'USD'),
    faults,
  };
}

const unclear = (column: string, text: string): Fault => ({
  code: 'WRONG_FORMAT',
  params: { column, value: text },
  message: `${column} “${text}” is no clear amount. Please write it as ${column === 'khr' ? '98400' : '24.00'}`,
});
