import type { Readable } from 'node:stream';
import { neededColumns } from '../moving-in/index.js';
import { type Columns, reasonColumn, visibleIn } from './columns.js';
import { badFile, cellTooLong, cut, isBlank, isTooLong, maxCells, withinColumns } from '@mekong/spreadsheets';
import { Reading } from './csv-reading.js';
import { foreignColumns } from './foreign-columns.js';
import { NamedPaths } from './image-names.js';
import { separatorOf } from './separators.js';
import { rowFault, type RowFault, sumOf } from './row-fault.js';

export interface CsvRow {
  /** The line of the file where the row begins, as a text editor counts them; the header is line 1. */
  line: number;
  /** The cells of known columns, by name. */
  cells: Record<string, string>;
  /** All other cells by position, from 0, as their names may be missing or repeated. */
  unread: Record<string, string>;
  /** The fault of the row's form, if it has one. */
  fault?: RowFault;
  /** What is to be known of a good row. */
  notes?: RowFault[];
}

/** A readable product file. */
export interface CsvFile {
  /** The names in the header; unknown ones as the file spells them, '' for a missing one. */
  columns: string[];
  /** Those of them that are not read; by default those whose names are none of ours. */
  unread?: string[];
  /** The names in the header of a file of another system. */
  theirs?: string[];
  /** The images that its rows name. */
  images: NamedPaths;
  /** Reads the rows, of which only a few are in memory at a time. */
  rows(): AsyncIterable<CsvRow>;
}

const figures = ['price', 'stock'];
const maxColumns = 100;

/**
 * Checks a product file by reading it once: UTF-8 with or without BOM, comma-separated unless its first line says otherwise,
 * with a header. Rejects with a 400 that names `csv`, so that a file with a fault at its end has no effect. `open` opens it, a
 * second time for the rows. With `anyForm` it may also be UTF-16, have its cells parted by semicolons, tabs or upright lines, and of the columns
 * just `sku` and those that are to be changed.
 */
export async function openCsv(
  open: () => Readable,
  known: Columns,
  { anyForm = false } = {},
): Promise<CsvFile> {
  const reading = ownReading(open(), known, anyForm);
  const images = new NamedPaths();
  for await (const { cells } of reading.rows()) images.add(cells.image ?? '');
  if (reading.columns.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  return { columns: reading.columns, images, rows: () => ownReading(open(), known, anyForm).rows() };
}

const ownReading = (bytes: Readable, known: Columns, anyForm: boolean) =>
  new Reading<CsvRow>(bytes, anyForm, {
    header: (cells) => readHeader(cells, known, anyForm),
    row: (header, ...row) => toRow(known, header, ...row),
  });

/** The items in chunks, in order. */
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

function readHeader(cells: string[], known: Columns, isSkuEnough: boolean): string[] {
  const header = cells.map((cell) => known.named(cell));
  withinColumns(
    header.filter((name) => name !== reasonColumn),
    maxColumns,
  );
  if (header.length === 1) refuseOtherSeparator(header[0]!, known);
  const twice = header.find((name, index) => known.has(name) && header.indexOf(name) < index);
  if (twice)
    throw badFile('CSV_COLUMN_TWICE', `The CSV file has the column ${twice} more than once`, {
      column: twice,
    });
  requireColumns(header, known, isSkuEnough && header.includes('sku'));
  return header;
}

/** Throws where another sign than a comma parts the names: as what is wrong first, whether these are ours. */
function refuseOtherSeparator(line: string, known: Columns): void {
  const separator = separatorOf(line);
  if (separator === ',') return;
  requireColumns(
    line.split(separator).map((name) => known.named(name.replaceAll('"', ''))),
    known,
    false,
  );
  throw badFile('CSV_NO_COMMAS', 'The CSV file must have its cells parted by commas');
}

/** With a known SKU only what is in the file changes, so that a figure under a foreign name would not, without a word. */
function requireColumns(header: string[], known: Columns, isSkuEnough: boolean): void {
  const missing = neededColumns.filter((name) => !header.includes(name));
  if (missing.length === 0) return;
  const foreign = foreignColumns(missing, header, known);
  if (isSkuEnough && !foreign?.probable.some(({ column }) => figures.includes(column))) return;
  if (foreign) throw badFile('CSV_COLUMNS_FOREIGN', foreign.message, foreign.params);
  throw badFile('CSV_COLUMNS_MISSING', `The CSV file has no column ${missing.join(', ')}`, {
    columns: missing,
  });
}

function toRow(known: Columns, header: string[], data: string[], line: number, formFault?: RowFault): CsvRow {
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
    if (known.has(name)) cells[name] = visibleIn(name, cut(data[place]));
    else unread[place] = cut(data[place]);
  }
  return { line, cells, unread, fault: formFault ?? faultOf(header, data) ?? sumOf(data) };
}

function faultOf(header: string[], data: string[]): RowFault | undefined {
  const place = data.findIndex(isTooLong);
  if (place >= 0) return cellTooLong(header[place]);
  if (isBlank(data.slice(header.length))) return undefined;
  return rowFault('ROW_TOO_LONG', 'The row has more cells than the header');
}
