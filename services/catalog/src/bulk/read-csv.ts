import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import { Problem } from '@mekong/service-defaults';
import { knownColumns, reasonColumn } from './columns.js';

export interface CsvRow {
  /** The line of the file where the row begins; the header is line 1. */
  line: number;
  /** Those of the columns that are known. */
  cells: Record<string, string>;
  /** All others by their places, as names may be missing or stand twice; the first place is 0. */
  unread: Record<string, string>;
  /** What is wrong with the row's form, if anything. */
  fault?: string;
}

/** A product file as it is read. */
export interface CsvFile {
  rows: CsvRow[];
  /** The names in the header; those that nobody reads as the file spells them, '' where there is none. */
  columns: string[];
}

const required = ['name', 'category', 'brand', 'price', 'stock', 'image'];
const maxRows = 20_000;
const maxColumns = 100;
const maxCells = 200;
const sliceLength = 256 * 1024;

const badFile = (message: string) =>
  new Problem(400, 'INVALID_INPUT', message, { errors: [{ field: 'csv', message }] });

/** Reads a product file: UTF-8 with or without BOM, comma-separated, with a header. Rejects with a 400 that names `csv`. */
export function readCsv(bytes: Buffer): Promise<CsvFile> {
  return new Promise((done, fail) => {
    const reading = new Reading(decode(bytes));
    Papa.parse<string[]>(Readable.from(slices(reading.content)), {
      delimiter: ',',
      step: (result, parser) => {
        try {
          reading.take(result);
        } catch (error) {
          // Aborting counts as completing, so the fault goes first.
          fail(error);
          parser.abort();
        }
      },
      complete: () =>
        reading.file.columns.length === 0 ? fail(badFile('The CSV file is empty')) : done(reading.file),
      error: fail,
    });
  });
}

/** The text bit by bit, others having their turn in between: a large file takes seconds. */
async function* slices(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += sliceLength) {
    await setImmediate();
    yield text.slice(start, start + sliceLength);
  }
}

/** What is read so far, and where in the file that is. */
class Reading {
  readonly file: CsvFile = { rows: [], columns: [] };
  private position = 0;
  private line = 1;

  constructor(readonly content: string) {}

  take({ data, errors, meta }: Papa.ParseStepResult<string[]>): void {
    const text = this.content.slice(this.position, meta.cursor);
    const blankLines = /^(?:[ \t]*\r?\n)*/.exec(text)![0].split('\n').length - 1;
    const startsAt = this.line + (isBlank(data) ? 0 : blankLines);
    this.position = meta.cursor;
    this.line += text.split('\n').length - 1;
    if (isBlank(data)) return;
    const { rows, columns } = this.file;
    if (columns.length === 0) columns.push(...readHeader(data));
    else rows.push(toRow(columns, data, startsAt, errors[0]?.message));
    if (rows.length > maxRows) throw badFile(`The CSV file has more than ${maxRows} rows`);
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badFile('The CSV file must be UTF-8 text');
  }
}

function readHeader(cells: string[]): string[] {
  const header = cells.map(asColumn);
  if (header.length === 1 && /[;\t]/.test(header[0]!))
    throw badFile('The CSV file must have its cells parted by commas');
  if (header.filter((name) => name !== reasonColumn).length > maxColumns)
    throw badFile(`The CSV file has more than ${maxColumns} columns`);
  const twice = header.find((name, index) => knownColumns.has(name) && header.indexOf(name) < index);
  if (twice) throw badFile(`The CSV file has the column ${twice} more than once`);
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length) throw badFile(`The CSV file has no column ${missing.join(', ')}`);
  return header;
}

function toRow(header: string[], data: string[], line: number, parseFault?: string): CsvRow {
  if (!isBlank(data.slice(maxCells))) throw badFile(`Row ${line} has more than ${maxCells} cells`);
  const length = Math.max(header.length, Math.min(data.length, maxCells));
  const cells: CsvRow['cells'] = {};
  const unread: CsvRow['unread'] = {};
  for (let place = 0; place < length; place += 1) {
    const name = header[place] ?? '';
    if (knownColumns.has(name)) cells[name] = data[place] ?? '';
    else unread[place] = data[place] ?? '';
  }
  const overhang = isBlank(data.slice(header.length)) ? undefined : 'The row has more cells than the header';
  return { line, cells, unread, fault: parseFault ?? overhang };
}

/** A column's name as it is read; as the file spells it where nobody reads it. */
function asColumn(cell: string): string {
  const name = cell.trim();
  return knownColumns.has(name.toLowerCase()) ? name.toLowerCase() : name;
}

export const isUnread = (column: string) => column !== '' && !knownColumns.has(column);

function isBlank(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
