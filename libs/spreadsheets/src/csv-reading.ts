import {
  type Fault,
  type FaultCode,
  fieldError,
  invalid,
  isBlank as isBlankText,
  type Params,
} from '@mekong/contracts';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import { lineEnds } from './line-ends.js';
import { separatorIn } from './read-table.js';
import { shownText } from './shown-text.js';
import { encodingOf, statedSeparator } from './text-form.js';
import { cellsIn, separatorWithin } from './whole-lines.js';

export const maxCells = 200;
/** Far more than any field may have. */
const maxCharacters = 20_000;
/** How much of a longer cell is kept, to show which row it is. */
const keptCharacters = 200;
const rowsAhead = 1_000;

export const badFile = (code: FaultCode, message: string, params?: Params) =>
  invalid([fieldError('csv', code, message, params)]);

/** How a header and a row of a file are read. */
export interface CsvForm<Row> {
  /** A file of more is refused. */
  mostRows: number;
  /** Only UTF-8 with commas where it is false. */
  anyForm: boolean;
  header(cells: string[]): string[];
  row(header: string[], data: string[], line: number, formFault?: Fault): Row;
  /** What parts the cells, by the first text of the file; by default what parts most. */
  separatorOf?(text: string): string;
  /** The lines above the header; by default none. */
  titlesOf?(text: string): string;
}

/**
 * One reading of a large CSV file: the text in the parser, and its position in the file. Only a few rows are in memory at a time. What is
 * wrong with the whole file is a 400 that names `csv`; a row whose quotes are wrong gets its fault.
 */
export class CsvReading<Row> {
  readonly columns: string[] = [];
  private readonly taken = new PassThrough({ objectMode: true, highWaterMark: rowsAhead });
  /** The text given to the parser, whose position is counted in characters from the beginning of the file. */
  private text = '';
  private textStart = 0;
  private position = 0;
  private line = 1;
  private count = 0;
  private readonly withOneLineEnd = lineEnds();
  /** What parts the cells within each line, where a program took each for one cell. */
  private within?: string;

  constructor(
    private readonly bytes: Readable,
    private readonly form: CsvForm<Row>,
  ) {}

  rows(): AsyncIterable<Row> {
    this.parse().catch((error: Error) => this.taken.destroy(error));
    return this.taken;
  }

  private async parse(): Promise<void> {
    const slices = this.slices();
    const { value = '' } = await slices.next();
    const { line, separator } = statedSeparator(value);
    const above = line + (this.form.titlesOf?.(value.slice(line.length)) ?? '');
    const first = value.slice(above.length);
    if (above) this.skip(above, first);
    Papa.parse<string[]>(Readable.from(beginningWith(first, slices)), {
      delimiter: separator ?? this.separatorFor(first),
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

  private separatorFor(text: string): string {
    if (!this.form.anyForm) return ',';
    return this.form.separatorOf?.(text) ?? separatorIn(text);
  }

  /** The parser does not get the lines above the header. */
  private skip(above: string, rest: string): void {
    this.text = rest;
    this.line += above.split('\n').length - 1;
  }

  /** The text in slices, no faster than its rows are consumed, so that other work can run in between. */
  private async *slices(): AsyncGenerator<string> {
    let decoder: InstanceType<typeof TextDecoder> | undefined;
    for await (const chunk of this.bytes) {
      decoder ??= decoderOf(chunk as Buffer, this.form.anyForm);
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

  private take({ data: read, errors, meta }: Papa.ParseStepResult<string[]>): void {
    const text = this.text.slice(this.position - this.textStart, meta.cursor - this.textStart);
    const isHeader = this.columns.length === 0;
    if (isHeader) this.within = separatorWithin(read, (cell) => this.separatorFor(cell));
    const data = cellsIn(read, this.within).map(shownText);
    const blankLines = /^(?:[ \t]*\n)*/.exec(text)![0].split('\n').length - 1;
    const startsAt = this.line + (isBlank(data) ? 0 : blankLines);
    this.position = meta.cursor;
    this.line += text.split('\n').length - 1;
    this.dropReadText();
    if (isBlank(data)) return;
    const wrong = errors[0] && notCsv(errors[0], read, startsAt);
    if (isHeader) {
      if (wrong?.code === 'ROW_QUOTE_OPEN') throw badFile(wrong.code, wrong.message, wrong.params);
      this.columns.push(...this.form.header(data));
    } else this.taken.write(this.form.row(this.columns, data, startsAt, wrong));
    const most = this.form.mostRows;
    if ((this.count += 1) > most + 1)
      throw badFile('CSV_TOO_MANY_ROWS', `The CSV file has more than ${most} rows`, { most });
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
  if (encoding === 'utf-32' || (encoding !== 'utf-8' && !anyForm)) throw notUtf8();
  return new TextDecoder(encoding, { fatal: true });
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw notUtf8();
  }
}

/** The fault of a row whose quotes are wrong: one that is not closed takes the rows after it into its cell. */
function notCsv({ code }: Papa.ParseError, data: string[], line: number): Fault {
  const place =
    code === 'MissingQuotes' ? data.length - 1 : data.findLastIndex((cell) => cell.includes('\n'));
  if (place < 0) {
    const how = 'Please double the quotes within a text, or delete them';
    const message = `A cell goes on behind the quote that closes it. ${how}`;
    return { code: 'ROW_NOT_CSV', params: {}, message };
  }
  const row = line + data.slice(0, place).join('').split('\n').length - 1;
  const rows = data[place]!.split('\n')
    .slice(1)
    .filter((one) => one.trim() !== '').length;
  const taken = rows === 0 ? '' : `, and took ${rows} more ${rows === 1 ? 'line' : 'lines'} into its cell`;
  const message = `The quote that opens in row ${row} is not closed${taken}. Please close or delete it`;
  return { code: 'ROW_QUOTE_OPEN', params: { row, rows }, message };
}

export function isBlank(cells: string[]): boolean {
  return cells.every(isBlankText);
}

export function cellTooLong(column?: string): Fault {
  const message = `${column || 'A cell'} has more than ${maxCharacters} characters`;
  return { ...(column && { field: column }), code: 'TOO_LONG', params: { most: maxCharacters }, message };
}

export const isTooLong = (cell: string) => cell.length > maxCharacters;

export const cut = (cell = '') => (isTooLong(cell) ? `${cell.slice(0, keptCharacters)}…` : cell);

/** Throws where a header has more names than `most`. */
export function withinColumns(header: string[], most: number): string[] {
  if (header.length > most)
    throw badFile('CSV_TOO_MANY_COLUMNS', `The CSV file has more than ${most} columns`, { most });
  return header;
}
