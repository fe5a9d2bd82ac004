import { fieldError, invalid, type FaultCode, type Params } from '@mekong/contracts';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import { knownColumns, reasonColumn } from './columns.js';
import { rowFault, type RowFault } from './row-fault.js';

export interface CsvRow {
  /** The line of the file where the row begins; the header is line 1. */
  line: number;
  /** Those of the columns that are known. */
  cells: Record<string, string>;
  /** All others by their places, as names may be missing or stand twice; the first place is 0. */
  unread: Record<string, string>;
  /** What is wrong with the row's form, if anything. */
  fault?: RowFault;
}

/** A product file that can be read. */
export interface CsvFile {
  /** The names in the header; those that nobody reads as the file spells them, '' where there is none. */
  columns: string[];
  /** The rows as they are taken: few of them are in memory at a time. */
  rows(): AsyncIterable<CsvRow>;
}

const required = ['name', 'category', 'brand', 'price', 'stock', 'image'];
const maxRows = 20_000;
const maxColumns = 100;
const maxCells = 200;
/** Far more than any field takes. */
const maxCharacters = 20_000;
/** So much is kept of a longer cell, for showing which row it is. */
const keptCharacters = 200;
const rowsAhead = 1_000;

const badFile = (code: FaultCode, message: string, params?: Params) =>
  invalid([fieldError('csv', code, message, params)]);

/**
 * Reads through a product file once: UTF-8 with or without BOM, comma-separated, with a header. Rejects with a 400 that
 * names `csv`, so that nothing is done by a file that is bad at its end. `open` gives its bytes, again for the rows.
 */
export async function openCsv(open: () => Readable): Promise<CsvFile> {
  const reading = new Reading(open());
  for await (const _row of reading.rows()) continue;
  if (reading.columns.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  return { columns: reading.columns, rows: () => new Reading(open()).rows() };
}

/** Some at a time, in their order. */
export async function* inChunks<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  for await (const one of all) {
    chunk.push(one);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** What is read so far, and where in the file that is. */
class Reading {
  readonly columns: string[] = [];
  private readonly taken = new PassThrough({ objectMode: true, highWaterMark: rowsAhead });
  /** What was given to the parser; it tells how far it has come by characters from the beginning. */
  private text = '';
  private textStart = 0;
  private position = 0;
  private line = 1;
  private count = 0;

  constructor(private readonly bytes: Readable) {}

  rows(): AsyncIterable<CsvRow> {
    Papa.parse<string[]>(Readable.from(this.slices()), {
      delimiter: ',',
      step: (result, parser) => {
        try {
          this.take(result);
        } catch (error) {
          // Aborting counts as completing, so the fault goes first.
          this.taken.destroy(error as Error);
          parser.abort();
        }
      },
      complete: () => this.taken.end(),
      error: (error: Error) => this.taken.destroy(error),
    });
    return this.taken;
  }

  /** The text bit by bit, no faster than its rows are taken, others having their turn in between. */
  private async *slices(): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of this.bytes) {
      await setImmediate();
      if (this.taken.writableNeedDrain)
        await Promise.race([once(this.taken, 'drain'), once(this.taken, 'close')]);
      if (this.taken.destroyed) return;
      yield* this.given(() => decoder.decode(chunk as Buffer, { stream: true }));
    }
    yield* this.given(() => decoder.decode());
  }

  private *given(decode: () => string): Generator<string> {
    const text = decoded(decode);
    this.text += text;
    // The parser begins a row anew with every bit of it.
    if (this.textStart + this.text.length - this.position > maxCells * maxCharacters)
      throw badFile('CSV_ROW_UNENDING', `Row ${this.line} is too long, or a quote in it is not closed`, {
        row: this.line,
      });
    if (text) yield text;
  }

  private take({ data, errors, meta }: Papa.ParseStepResult<string[]>): void {
    const text = this.text.slice(this.position - this.textStart, meta.cursor - this.textStart);
    const blankLines = /^(?:[ \t]*\r?\n)*/.exec(text)![0].split('\n').length - 1;
    const startsAt = this.line + (isBlank(data) ? 0 : blankLines);
    this.position = meta.cursor;
    this.line += text.split('\n').length - 1;
    this.forget();
    if (isBlank(data)) return;
    if (this.columns.length === 0) this.columns.push(...readHeader(data));
    else this.taken.write(toRow(this.columns, data, startsAt, errors[0]?.message));
    if ((this.count += 1) > maxRows + 1)
      throw badFile('CSV_TOO_MANY_ROWS', `The CSV file has more than ${maxRows} rows`, { most: maxRows });
  }

  /** Now and then: to shorten the text for each row would take longer than to read it. */
  private forget(): void {
    if (this.position - this.textStart < 65_536) return;
    this.text = this.text.slice(this.position - this.textStart);
    this.textStart = this.position;
  }
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw badFile('CSV_NOT_UTF8', 'The CSV file must be UTF-8 text');
  }
}

function readHeader(cells: string[]): string[] {
  const header = cells.map(asColumn);
  if (header.length === 1 && /[;\t]/.test(header[0]!))
    throw badFile('CSV_NO_COMMAS', 'The CSV file must have its cells parted by commas');
  if (header.filter((name) => name !== reasonColumn).length > maxColumns)
    throw badFile('CSV_TOO_MANY_COLUMNS', `The CSV file has more than ${maxColumns} columns`, {
      most: maxColumns,
    });
  const twice = header.find((name, index) => knownColumns.has(name) && header.indexOf(name) < index);
  if (twice)
    throw badFile('CSV_COLUMN_TWICE', `The CSV file has the column ${twice} more than once`, {
      column: twice,
    });
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length)
    throw badFile('CSV_COLUMNS_MISSING', `The CSV file has no column ${missing.join(', ')}`, {
      columns: missing,
    });
  return header;
}

function toRow(header: string[], data: string[], line: number, parseError?: string): CsvRow {
  if (!isBlank(data.slice(maxCells)))
    throw badFile('CSV_ROW_TOO_LONG', `Row ${line} has more than ${maxCells} cells`, {
      row: line,
      most: maxCells,
    });
  const length = Math.max(header.length, Math.min(data.length, maxCells));
  const cells: CsvRow['cells'] = {};
  const unread: CsvRow['unread'] = {};
  for (let place = 0; place < length; place += 1) {
    const name = header[place] ?? '';
    if (knownColumns.has(name)) cells[name] = cut(data[place]);
    else unread[place] = cut(data[place]);
  }
  const fault = parseError === undefined ? faultOf(header, data) : rowFault('ROW_NOT_CSV', parseError);
  return { line, cells, unread, fault };
}

function faultOf(header: string[], data: string[]): RowFault | undefined {
  const place = data.findIndex(isTooLong);
  if (place >= 0) return cellTooLong(header[place]);
  if (isBlank(data.slice(header.length))) return undefined;
  return rowFault('ROW_TOO_LONG', 'The row has more cells than the header');
}

function cellTooLong(column?: string): RowFault {
  const message = `${column || 'A cell'} has more than ${maxCharacters} characters`;
  const fault = rowFault('TOO_LONG', message, { most: maxCharacters });
  return column ? { ...fault, field: column } : fault;
}

const isTooLong = (cell: string) => cell.length > maxCharacters;

const cut = (cell = '') => (isTooLong(cell) ? `${cell.slice(0, keptCharacters)}…` : cell);

/** A column's name as it is read; as the file spells it where nobody reads it. */
function asColumn(cell: string): string {
  const name = cell.trim();
  return knownColumns.has(name.toLowerCase()) ? name.toLowerCase() : name;
}

export const isUnread = (column: string) => column !== '' && !knownColumns.has(column);

function isBlank(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
