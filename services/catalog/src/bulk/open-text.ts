import { createReadStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  badFile,
  type Feed,
  isXlsx,
  isXml,
  type MergedDown,
  readFeed,
  readXlsx,
  UnreadableFeed,
  UnreadableXlsx,
  type XlsxSheet,
} from '@mekong/spreadsheets';
import Papa from 'papaparse';
import type { ImageFile } from '@mekong/uploads';
import { sharedTargets } from '../moving-in/index.js';
import { knownColumns } from './columns.js';
import { type Above, mergedCells } from './merged-cells.js';

/** A product file as text, however it is stored. */
export interface TextFile {
  open(): Readable;
  /** The sheets of a workbook; none for a text. */
  sheets: string[];
  above?: Above;
}

/** A header is looked for in so many rows. */
const looked = 20;

/**
 * Opens a text as it is, a feed in XML as comma-separated text, and a sheet of a workbook as comma-separated text: that of this name, else the first with rows. What stands
 * above its header is left out, but counted. Throws a 400 that names `csv`.
 */
export async function openText({ path }: ImageFile, sheet?: string): Promise<TextFile> {
  const beginning = await beginningOf(path);
  if (isXml(beginning)) return asText(textOfFeed(await feedOf(path)));
  if (isNoTable(beginning)) throw unreadable();
  if (!isXlsx(beginning)) return { open: () => createReadStream(path), sheets: [] };
  const all = (await sheetsOf(path)).filter(({ rows }) => rows.some(hasText));
  const chosen = all.find(({ name }) => name === sheet) ?? all[0];
  if (!chosen) throw badFile('CSV_EMPTY', 'The file is empty');
  const { text, above } = tableOf(chosen);
  const sheets = all.map(({ name }) => name);
  return { ...asText(text, sheets), above };
}

function asText(text: string, sheets: string[] = []): TextFile {
  const bytes = Buffer.from(text);
  return { open: () => Readable.from([bytes]), sheets };
}

const unreadable = () =>
  badFile('XLSX_UNREADABLE', 'The workbook cannot be read. Please save the sheet as “CSV UTF-8”');

/** What is often called a table and is none: workbooks of before 2007, pages of the web, PDF and JSON. */
const noTable =
  /^\xd0\xcf.\xe0|^(?:\xef\xbb\xbf)?\s*(?:<(?:!doctype|html|head|body|table)\b|%PDF-|\[\s*\{\s*"|\{\s*")/i;
const isNoTable = (beginning: Uint8Array): boolean => noTable.test(Buffer.from(beginning).toString('latin1'));

/** Bytes of a file by which its kind is seen. */
const looksAt = 64;

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await openFile(path);
  try {
    return (await file.read(Buffer.alloc(looksAt), 0, looksAt, 0)).buffer;
  } finally {
    await file.close();
  }
}

async function sheetsOf(path: string): Promise<XlsxSheet[]> {
  try {
    return await readXlsx(path);
  } catch (error) {
    if (!(error instanceof UnreadableXlsx)) throw error;
    throw unreadable();
  }
}

const filled = (row: string[]) => row.filter((cell) => cell.trim() !== '').length;
const hasText = (row: string[]) => filled(row) > 0;

/** A title may have a date or a page in its second cell. */
const mostInTitle = 2;

/** Titles above a header have fewer cells than the header; the first row that has most of them begins the table. */
function startOf(rows: string[][]): number {
  const widest = Math.max(...rows.map(filled));
  const start = rows.findIndex((row) => filled(row) > widest / 2);
  if (filled(rows[start]!) > mostInTitle || namesOfOurs(rows[start]!) > 1) return start;
  // Of three columns a title may have most: a whole row of words below it is the header.
  const named = rows.findIndex((row) => filled(row) === widest && row.every(isWordOrBlank));
  return named > start ? named : start;
}

const namesOfOurs = (row: string[]) =>
  row.filter((name) => knownColumns.has(name.trim().toLowerCase())).length;
const isWordOrBlank = (cell: string) => cell.trim() === '' || (/\p{L}/u.test(cell) && !/\d/u.test(cell));

function tableOf({ rows, merged: all }: XlsxSheet): { text: string; above: Above } {
  const start = startOf(rows.slice(0, looked));
  const merged = all.filter(({ first }) => first > start);
  const named = new Set(rows[start]!.flatMap((name, place) => (isShared(name) ? [place] : [])));
  const table = withMerged(
    rows,
    merged.filter(({ column }) => named.has(column)),
  );
  const text = '\n'.repeat(start) + Papa.unparse(table.slice(start), { newline: '\n' });
  return { text, above: mergedCells(rows, linesOf(rows, start), merged) };
}

/** In our own columns nothing is matched, so that it is seen by their names alone. */
const isShared = (name: string) => sharedTargets.has(name.trim().toLowerCase());

function withMerged(rows: string[][], merged: MergedDown[]): string[][] {
  const filled = [...rows];
  for (const { column, first, last } of merged)
    for (let row = first + 1; row <= last && row < rows.length; row += 1)
      filled[row] = filled[row]!.with(column, rows[first]?.[column] ?? '');
  return filled;
}

/** The line at which each row begins in the text, whose titles are blank lines. */
function linesOf(rows: string[][], start: number): number[] {
  let line = 1;
  return rows.map((row, place) => {
    const begins = line;
    line += place < start ? 1 : row.join(' ').split(/\r\n|\r|\n/).length;
    return begins;
  });
}

async function feedOf(path: string): Promise<Feed> {
  try {
    return await readFeed(path);
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error;
    throw badFile('XML_UNREADABLE', 'The XML file cannot be read as a feed of products');
  }
}

/** Each entry stands at its line of the feed, unless those before it take more lines. */
function textOfFeed({ names, entries }: Feed): string {
  const lines = [Papa.unparse([names])];
  let line = 2;
  for (const { line: at, cells } of entries) {
    const text = Papa.unparse([cells], { newline: '\n' });
    const gap = Math.max(0, at - line);
    lines.push('\n'.repeat(gap) + text);
    line += gap + text.split('\n').length;
  }
  return lines.join('\n');
}
