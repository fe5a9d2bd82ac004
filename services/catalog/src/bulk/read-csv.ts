import Papa from 'papaparse';
import { Problem } from '@mekong/service-defaults';

export interface CsvRow {
  /** The line of the file where the row begins; the header is line 1. */
  line: number;
  cells: Record<string, string>;
  /** What is wrong with the row's form, if anything. */
  fault?: string;
}

const required = ['name', 'category', 'brand', 'price', 'stock', 'image'];
const maxRows = 20_000;

const badFile = (message: string) =>
  new Problem(400, 'INVALID_INPUT', message, { errors: [{ field: 'csv', message }] });

/** Reads a product file: UTF-8 with or without BOM, comma-separated, with a header. Throws a 400 that names `csv`. */
export function readCsv(bytes: Buffer): CsvRow[] {
  const content = decode(bytes);
  const rows: CsvRow[] = [];
  let header: string[] = [];
  let position = 0;
  let line = 1;
  Papa.parse<string[]>(content, {
    delimiter: ',',
    step: ({ data, errors, meta }) => {
      const text = content.slice(position, meta.cursor);
      const blankLines = /^(?:[ \t]*\r?\n)*/.exec(text)![0].split('\n').length - 1;
      const startsAt = line + (isBlank(data) ? 0 : blankLines);
      position = meta.cursor;
      line += text.split('\n').length - 1;
      if (isBlank(data)) return;
      if (header.length === 0) header = readHeader(data);
      else rows.push(toRow(header, data, startsAt, errors[0]?.message));
      if (rows.length > maxRows) throw badFile(`The CSV file has more than ${maxRows} rows`);
    },
  });
  if (header.length === 0) throw badFile('The CSV file is empty');
  return rows;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badFile('The CSV file must be UTF-8 text');
  }
}

function readHeader(cells: string[]): string[] {
  const header = cells.map((cell) => cell.trim().toLowerCase());
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length) throw badFile(`The CSV file has no column ${missing.join(', ')}`);
  return header;
}

function toRow(header: string[], data: string[], line: number, parseFault?: string): CsvRow {
  const cells = Object.fromEntries(header.map((name, index) => [name, data[index] ?? '']));
  const overhang = data.length > header.length ? 'The row has more cells than the header' : undefined;
  return { line, cells, fault: parseFault ?? overhang };
}

function isBlank(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
