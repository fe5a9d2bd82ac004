import {
  fieldError,
  invalid,
  type Fault,
  type FaultCode,
  type Params,
  type PayCurrency,
} from '@mekong/contracts';
import { hasMonthFirst, readDate, readTable, type TableLine } from '@mekong/spreadsheets';
import { isIdOfBank } from '../cash/index.js';
import { describeColumns, guessColumns, headerPlace, inOtherMoney } from './columns.js';
import { directionPlace, isNoAmount, isWordOfOut } from './direction.js';
import { lineFault } from './line-fault.js';
import { currencyIn, readAmount } from '../read-amount.js';
import type { Mapping, ReadLine, ReadStatement, Role } from './statement.js';

export const maxLines = 1_000;
const maxColumns = 100;

const badFile = (code: FaultCode, message: string, params?: Params) =>
  invalid([fieldError('csv', code, message, params)]);

/** What a bank's file says, with the mapping that people have chosen, or else what its columns seem to hold. Throws a 400 that names `csv`. */
export function readFile(bytes: Uint8Array, chosen?: Mapping): ReadStatement {
  const table = readTable(bytes);
  if (!table) throw badFile('CSV_NOT_UTF8', 'The CSV file must be UTF-8 text. Please save it as “CSV UTF-8”');
  const place = Math.max(
    0,
    headerPlace(
      table.map(({ cells }) => cells),
      chosen,
    ),
  );
  const [head, ...rows] = table.slice(place);
  if (!head || rows.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  refuseTooLarge(head, rows);
  const header = head.cells.map((cell) => cell.trim());
  const above = table.slice(0, place).map(({ cells }) => cells.join(' '));
  const guess = guessColumns(header);
  const mapping = chosen ?? { currency: currencyAbove(above), ...guess };
  const missing = missingOf(mapping, header);
  const columns = describeColumns(header, cellsOf(rows), mapping);
  const lines = missing.length > 0 ? [] : new Reader(header, mapping, rows).lines();
  return { columns, mapping, missing, lines };
}

const cellsOf = (rows: TableLine[]) => rows.map(({ cells }) => cells);

function refuseTooLarge(head: TableLine, rows: TableLine[]): void {
  if (head.cells.length > maxColumns)
    throw badFile('CSV_TOO_MANY_COLUMNS', `The CSV file has more than ${maxColumns} columns`, {
      most: maxColumns,
    });
  if (rows.length > maxLines)
    throw badFile('CSV_TOO_MANY_ROWS', `The CSV file has more than ${maxLines} rows`, { most: maxLines });
}

/** Many banks say above the table in which money the account is. */
const currencyAbove = (above: string[]): PayCurrency | undefined =>
  above.map(currencyIn).find((currency) => currency !== undefined);

function missingOf({ columns }: Mapping, header: string[]): Role[] {
  const has = (role: Role) => header.includes(columns[role] ?? '');
  return [...(has('date') ? [] : ['date' as const]), ...(has('amount') ? [] : ['amount' as const])];
}

const sums = /^(?:sub-?)?(?:total|opening|closing|balance|brought forward|carried forward|សរុប|សមតុល្យ)/i;
/** Such a word and hardly more, which nobody's name or remark is. */
const bareSums =
  /^(?:(?:sub-?|grand )?totals?|(?:opening|closing)?\s*balance|(?:opening|closing)|(?:brought|carried) forward|សរុប|សមតុល្យ)(?:\s+(?:credits?|debits?|amount|in|out|money|deposits?|withdrawals?|balance|as|of|at|on|for|[bc]\/f))*[\s\d/.:,-]*$/i;

/** Reads the lines of one file. */
class Reader {
  private readonly isMonthFirst: boolean;
  private readonly directionAt: number;
  /** Of an amount, where dollars and riel have columns of their own. */
  private readonly columnsOf: Partial<Record<Role, string[]>>;

  constructor(
    private readonly header: string[],
    private readonly mapping: Mapping,
    private readonly rows: TableLine[],
  ) {
    const { date = '', amount, out } = mapping.columns;
    this.columnsOf = { amount: this.columnsByMoney(amount), out: this.columnsByMoney(out) };
    this.isMonthFirst = hasMonthFirst(
      rows.map(({ cells }) => this.cell(cells, 'date')),
      { name: date },
    );
    const lines = rows.filter(({ cells }) => !this.isSum(cells));
    this.directionAt = directionPlace(header, cellsOf(lines));
  }

  lines(): ReadLine[] {
    return this.rows.filter(({ cells }) => !this.isSum(cells)).map((row) => this.read(row));
  }

  private read({ line, cells }: TableLine): ReadLine {
    const cell = (role: Role) => this.cell(cells, role);
    const faults: Fault[] = [];
    const isInOut = isNoAmount(cell('amount')) && !isNoAmount(cell('out'));
    const isOut = isInOut || isWordOfOut(cells[this.directionAt] ?? '');
    const role = isInOut ? 'out' : 'amount';
    const written = cell(role);
    const currency = this.currencyOf(cells, role);
    const minor = currency && readAmount(written, currency);
    if (!currency) faults.push(lineFault.currency());
    else if (!minor) faults.push(lineFault.amount(written, currency));
    const when = `${cell('date')} ${cell('time')}`.trim();
    const at = readDate(when, { isMonthFirst: this.isMonthFirst });
    if (!at || at.getTime() > Date.now() + 86_400_000) faults.push(lineFault.date(when));
    return {
      line,
      isOut: isOut || (minor ?? 0) < 0,
      currency: currency ?? null,
      minor: minor ? Math.abs(minor) : null,
      at: at ?? null,
      payer: cell('payer').slice(0, 200) || null,
      reference: cell('reference').slice(0, 200) || null,
      description: cell('description').slice(0, 500),
      faults,
    };
  }

  /** In the column of currencies that stands behind that of the amount, where there are several. */
  private currencyOf(cells: string[], role: 'amount' | 'out'): PayCurrency | undefined {
    const byMoney = this.filled(cells, role);
    if (this.columnsOf[role]) return byMoney.length === 1 ? currencyIn(byMoney[0]!) : undefined;
    const { columns, currency } = this.mapping;
    const written = this.cell(cells, role);
    const amountAt = this.header.indexOf(columns.amount ?? '');
    const places = this.header.flatMap((name, place) => (name === columns.currency ? [place] : []));
    const place = places.find((one) => one > amountAt) ?? places[0];
    return currencyIn(cells[place ?? -1] ?? '') ?? currencyIn(written) ?? currency;
  }

  private cell(cells: string[], role: Role): string {
    return this.under(cells, this.filled(cells, role)[0] ?? this.mapping.columns[role]);
  }

  private under(cells: string[], name: string | undefined): string {
    const place = name === undefined ? -1 : this.header.indexOf(name);
    return cells[place]?.trim() ?? '';
  }

  /** Of the columns of an amount those in which a line has one. */
  private filled(cells: string[], role: Role): string[] {
    return this.columnsOf[role]?.filter((name) => !isNoAmount(this.under(cells, name))) ?? [];
  }

  /** Undefined where there is one column, or where the others only say the same amounts in other money. */
  private columnsByMoney(name: string | undefined): string[] | undefined {
    const others = inOtherMoney(this.header, name);
    const isIn = ({ cells }: TableLine, one?: string) => !isNoAmount(this.under(cells, one));
    const isApart = this.rows.some((row) => !isIn(row, name) && others.some((one) => isIn(row, one)));
    return isApart ? [name!, ...others] : undefined;
  }

  /**
   * Below or between the lines banks write sums and balances, which are no money that came. A line that only begins like one, as by the
   * remark of whoever paid, is money where it has its day; and one with the bank's id always is.
   */
  private isSum(cells: string[]): boolean {
    if (isNoAmount(this.cell(cells, 'amount')) && isNoAmount(this.cell(cells, 'out'))) return true;
    if (isIdOfBank(this.cell(cells, 'reference'))) return false;
    const first = cells.map((cell) => cell.trim()).find((cell) => cell !== '') ?? '';
    const form = readDate(this.cell(cells, 'date')) ? bareSums : sums;
    return [first, this.cell(cells, 'description')].some((text) => form.test(text));
  }
}
