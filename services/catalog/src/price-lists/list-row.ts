import { fieldError, textKey } from '@mekong/contracts';
import type { Fault } from '@mekong/contracts';
import { unclearNumber } from '../bulk/index.js';
import { inDollars, moneyIn, plainPieces, readPrice } from '../moving-in/index.js';
import { asNumber, most } from '../products/index.js';
import type { ListMapping, Target } from './columns.js';

/** A row of a price list as it can be read, by itself. */
export interface ListRow {
  line: number;
  code: string;
  barcode: string;
  name: string;
  /** Undefined where it says none. */
  costCents?: number;
  /** Pieces that have come. */
  quantity: number;
  faults: Fault[];
}

const longest = 200;

export function readListRow(
  line: number,
  header: string[],
  cells: string[],
  { columns, currency }: ListMapping,
): ListRow {
  const said: Partial<Record<Target, string>> = {};
  for (const [place, name] of header.entries()) {
    const target = columns[name];
    const text = cells[place]?.trim().replaceAll('\0', '').toWellFormed() ?? '';
    if (target && text !== '') said[target] ??= text;
  }
  const faults: Fault[] = [];
  return {
    ...{ line, code: short(said.code), barcode: short(said.barcode), name: short(said.name) },
    costCents: costIn(said.cost, currency, faults, costMoney(header, columns)),
    quantity: quantityIn(said.quantity, faults),
    faults,
  };
}

/** The money that the column of the cost is named after; '' for none. */
export const costMoney = (header: string[], columns: ListMapping['columns']): string =>
  moneyIn(header.find((name) => columns[name] === 'cost') ?? '') ?? '';

const short = (text = '') => text.replace(/^'/, '').slice(0, longest);

function costIn(
  text: string | undefined,
  rates: ListMapping['currency'],
  faults: Fault[],
  money: string,
): number | undefined {
  if (text === undefined) return undefined;
  // Of whatever money: what it is in dollars is as unclear.
  const unclear = unclearNumber('cost', readPrice(text, money).number ?? '');
  faults.push(...unclear);
  if (unclear.length > 0) return undefined;
  const number = asNumber(inDollars(text, rates, money));
  if (typeof number === 'number' && number >= 0 && number <= most) return Math.round(number * 100);
  faults.push(
    fieldError('cost', 'WRONG_KIND', `Cost must be a number, not “${short(text)}”`, {
      kind: 'number',
      value: short(text),
    }),
  );
  return undefined;
}

function quantityIn(text: string | undefined, faults: Fault[]): number {
  if (text === undefined) return 0;
  const unclear = unclearNumber('quantity', text);
  faults.push(...unclear);
  if (unclear.length > 0) return 0;
  const number = asNumber(plainPieces(text));
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  faults.push(
    fieldError('quantity', 'WRONG_KIND', `Quantity must be a whole number, not “${short(text)}”`, {
      kind: 'int',
      value: short(text),
    }),
  );
  return 0;
}

/** By which words a row finds its product: its code, then its barcode. */
export const keysOf = ({ code, barcode }: ListRow): string[] =>
  [code, barcode].map(textKey).filter((key) => key !== '');
