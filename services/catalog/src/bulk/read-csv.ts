import { fieldError, invalid, type FaultCode, type Params } from '@mekong/contracts';
import { encodingOf, lineEnds, statedSeparator } from '@mekong/spreadsheets';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import { imageAlias, knownColumns, reasonColumn } from './columns.js';
import { foreignColumns } from './foreign-columns.js';
import { NamedPaths } from './image-names.js';
import { separatorOf } from './separators.js';
import { rowFault, type RowFault } from './row-fault.js';

export interface CsvRow {
  /** The line of the file where the row begins, as a text editor counts them; the header is line 1. */
  line: number;
  /** The cells of known columns, by name. */
  cells: Record<string, string>;
  /** All other cells by position, from 0, as their names may be missing or repeated. */
  unread: Record<string, string>;
  /** The fault of the row's form, if it has one. */
  fault?: RowFault;
}

/** A readable product file. */
export interface CsvFile {
  /** The names in the header; unknown ones as the file spells them, '' for a missing one. */
  columns: string[];
  /** The images that its rows name. */
  images: NamedPaths;
  /** Reads the rows, of which only a few are in memory at a time. */
  rows(): AsyncIterable<CsvRow>;
}

const required = ['name', 'category', 'brand', 'price', 'stock', 'image'];
const figures = ['price', 'stock'];
const maxRows = 20_000;
const maxColumns = 100;
const maxCells = 200;
/** Far more than any field may have. */
const maxCharacters = 20_000;
/** How much of a longer cell is kept, to show which row it is. */
const keptCharacters = 200;
const rowsAhead = 1_000;

const badFile = (code: FaultCode, message: string, params?: Params) =>
  invalid([fieldError('csv', code, message, params)]);

/**
 * Checks a product file by reading it once: UTF-8 with or without BOM, comma-separated unless its first line says otherwise,
 * with a header. Rejects with a 400 that names `csv`, so that a file with a fault at its end has no effect. `open` opens it, a
 * second time for the rows. With `anyForm` it may also be UTF-16, have its cells parted by semicolons, tabs or upright lines, and of the columns
 * just `sku` and those that are to be changed.
 */
export async function openCsv(open: () => Readable, { anyForm = false } = {}): Promise<CsvFile> {
  const reading = new Reading(open(), anyForm);
  const images = new NamedPaths();
  for await (const { cells } of reading.rows()) images.add(cells.image ?? '');
  if (reading.columns.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  return { columns: reading.columns, images, rows: () => new Reading(open(), anyForm).rows() };
}

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

/** One reading of a file: the text in the parser, and its position in the file. */
class Reading {
  readonly columns: string[] = [];
  private readonly taken = new PassThrough({ objectMode: true, highWaterMark: rowsAhead });
  /** The text given to the parser, whose position is counted in characters from the beginning of the file. */
  private text = '';
  private textStart = 0;
  private position = 0;
  private line = 1;
  private count = 0;
  private readonly withOneLineEnd = lineEnds();

  constructor(
    private readonly bytes: Readable,
    private readonly anyForm: boolean,
  ) {}

  rows(): AsyncIterable<CsvRow> {
    this.parse().catch((error: Error) => this.taken.destroy(error));
    return this.taken;
  }

  private async parse(): Promise<void> {
    const slices = this.slices();
    const { value = '' } = await slices.next();
    const { line, separator } = statedSeparator(value);
    const first = value.slice(line.length);
    if (line) this.skipLine(first);
    Papa.parse<string[]>(Readable.from(beginningWith(first, slices)), {
      delimiter: separator ?? (this.anyForm ? separatorOf(first) : ','),
      newline: '\n',
      step: (result, parser) => {
        try {
          this.take(result);
        } catch (error) {
          // Before aborting, since that counts as completing.
          this.taken.destroy(error as Error);
          parser.abort();
        }
      },
      complete: () => this.taken.end(),
      error: (error: Error) => this.taken.destroy(error),
    });
  }

  /** The parser does not get the first line. */
  private skipLine(rest: string): void {
    this.text = rest;
    this.line += 1;
  }

  /** The text in slices, no faster than its rows are consumed, so that other work can run in between. */
  private async *slices(): AsyncGenerator<string> {
    let decoder: InstanceType<typeof TextDecoder> | undefined;
    for await (const chunk of this.bytes) {
      decoder ??= decoderOf(chunk as Buffer, this.anyForm);
      await setImmediate();
      if (this.taken.writableNeedDrain)
        await Promise.race([once(this.taken, 'drain'), once(this.taken, 'close')]);
      if (this.taken.destroyed) return;
      const text = decoder;
      yield* this.given(() => text.decode(chunk as Buffer, { stream: true }));
    }
    yield* this.given(() => decoder?.decode() ?? '', true);
  }

  private *given(decode: () => string, isLast = false): Generator<string> {
    const text = this.withOneLineEnd(decoded(decode), isLast);
    this.text += text;
    // The parser reads an unfinished row from its beginning with every slice, so a very long one is refused.
    if (this.textStart + this.text.length - this.position > maxCells * maxCharacters)
      throw badFile('CSV_ROW_UNENDING', `Row ${this.line} is too long, or a quote in it is not closed`, {
        row: this.line,
      });
    if (text) yield text;
  }

  private take({ data, errors, meta }: Papa.ParseStepResult<string[]>): void {
    const text = this.text.slice(this.position - this.textStart, meta.cursor - this.textStart);
    const blankLines = /^(?:[ \t]*\n)*/.exec(text)![0].split('\n').length - 1;
    const startsAt = this.line + (isBlank(data) ? 0 : blankLines);
    this.position = meta.cursor;
    this.line += text.split('\n').length - 1;
    this.dropReadText();
    if (isBlank(data)) return;
    if (this.columns.length === 0) this.columns.push(...readHeader(data, this.anyForm));
    else
      this.taken.write(toRow(this.columns, data, startsAt, errors[0] && notCsv(errors[0], data, startsAt)));
    if ((this.count += 1) > maxRows + 1)
      throw badFile('CSV_TOO_MANY_ROWS', `The CSV file has more than ${maxRows} rows`, { most: maxRows });
  }

  /** Drops text that is read, from time to time: doing it for each row would take longer than reading. */
  private dropReadText(): void {
    if (this.position - this.textStart < 65_536) return;
    this.text = this.text.slice(this.position - this.textStart);
    this.textStart = this.position;
  }
}

async function* beginningWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

const notUtf8 = () =>
  badFile('CSV_NOT_UTF8', 'The CSV file must be UTF-8 text. Please save it as “CSV UTF-8”');

function decoderOf(bytes: Uint8Array, anyForm: boolean) {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8' && !anyForm) throw notUtf8();
  return new TextDecoder(encoding, { fatal: true });
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw notUtf8();
  }
}

function readHeader(cells: string[], isSkuEnough: boolean): string[] {
  const header = cells.map(asColumn);
  if (header.length === 1) refuseOtherSeparator(header[0]!);
  if (header.filter((name) => name !== reasonColumn).length > maxColumns)
    throw badFile('CSV_TOO_MANY_COLUMNS', `The CSV file has more than ${maxColumns} columns`, {
      most: maxColumns,
    });
  const twice = header.find((name, index) => knownColumns.has(name) && header.indexOf(name) < index);
  if (twice)
    throw badFile('CSV_COLUMN_TWICE', `The CSV file has the column ${twice} more than once`, {
      column: twice,
    });
  requireColumns(header, isSkuEnough && header.includes('sku'));
  return header;
}

/** Throws where another sign than a comma parts the names: as what is wrong first, whether these are ours. */
function refuseOtherSeparator(line: string): void {
  const separator = separatorOf(line);
  if (separator === ',') return;
  requireColumns(
    line.split(separator).map((name) => asColumn(name.replaceAll('"', ''))),
    false,
  );
  throw badFile('CSV_NO_COMMAS', 'The CSV file must have its cells parted by commas');
}

/** With a known SKU only what is in the file changes, so that a figure under a foreign name would not, without a word. */
function requireColumns(header: string[], isSkuEnough: boolean): void {
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length === 0) return;
  const foreign = foreignColumns(missing, header);
  if (isSkuEnough && !foreign?.probable.some(({ column }) => figures.includes(column))) return;
  if (foreign) throw badFile('CSV_COLUMNS_FOREIGN', foreign.message, foreign.params);
  throw badFile('CSV_COLUMNS_MISSING', `The CSV file has no column ${missing.join(', ')}`, {
    columns: missing,
  });
}

function toRow(header: string[], data: string[], line: number, formFault?: RowFault): CsvRow {
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
  return { line, cells, unread, fault: formFault ?? faultOf(header, data) };
}

/** The fault of a row whose quotes are wrong: one that is not closed takes the rows after it into its cell. */
function notCsv({ code, message }: Papa.ParseError, data: string[], line: number): RowFault {
  const place =
    code === 'MissingQuotes' ? data.length - 1 : data.findLastIndex((cell) => cell.includes('\n'));
  if (place < 0) return rowFault('ROW_NOT_CSV', message);
  const row = line + data.slice(0, place).join('').split('\n').length - 1;
  const rows = data[place]!.split('\n')
    .slice(1)
    .filter((one) => one.trim() !== '').length;
  const taken = rows === 0 ? '' : `, and took ${rows} more ${rows === 1 ? 'line' : 'lines'} into its cell`;
  const text = `The quote that opens in row ${row} is not closed${taken}. Please close or delete it`;
  return rowFault('ROW_QUOTE_OPEN', text, { row, rows });
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

/** The name of a column: as in `knownColumns` if it is one, else as the file spells it. */
function asColumn(cell: string): string {
  const name = cell.trim();
  if (name.toLowerCase() === imageAlias) return 'image';
  return knownColumns.has(name.toLowerCase()) ? name.toLowerCase() : name;
}

export const isUnread = (column: string) => column !== '' && !knownColumns.has(column);

function isBlank(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
