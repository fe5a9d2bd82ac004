import { createReadStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { isXlsx, readXlsx, UnreadableXlsx, type XlsxSheet } from '@mekong/spreadsheets';
import Papa from 'papaparse';
import type { ImageFile } from '../images/index.js';
import { badFile } from './csv-reading.js';

/** A product file as text, however it is stored. */
export interface TextFile {
  open(): Readable;
  /** The sheets of a workbook; none for a text. */
  sheets: string[];
}

/** A header is looked for in so many rows. */
const looked = 20;

/**
 * Opens a text as it is, and a sheet of a workbook as comma-separated text: that of this name, else the first with rows. What stands
 * above its header is left out, but counted. Throws a 400 that names `csv`.
 */
export async function openText({ path }: ImageFile, sheet?: string): Promise<TextFile> {
  if (!isXlsx(await beginningOf(path))) return { open: () => createReadStream(path), sheets: [] };
  const all = (await sheetsOf(path)).filter(({ rows }) => rows.some(hasText));
  const chosen = all.find(({ name }) => name === sheet) ?? all[0];
  if (!chosen) throw badFile('CSV_EMPTY', 'The file is empty');
  const text = textOf(chosen);
  return { open: () => Readable.from([Buffer.from(text)]), sheets: all.map(({ name }) => name) };
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await openFile(path);
  try {
    return (await file.read(Buffer.alloc(4), 0, 4, 0)).buffer;
  } finally {
    await file.close();
  }
}

async function sheetsOf(path: string): Promise<XlsxSheet[]> {
  try {
    return await readXlsx(path);
  } catch (error) {
    if (!(error instanceof UnreadableXlsx)) throw error;
    throw badFile('XLSX_UNREADABLE', 'The workbook cannot be read. Please save the sheet as “CSV UTF-8”');
  }
}

const filled = (row: string[]) => row.filter((cell) => cell.trim() !== '').length;
const hasText = (row: string[]) => filled(row) > 0;

/** Titles above a header have fewer cells than the header; the first row that has most of them begins the table. */
function textOf({ rows }: XlsxSheet): string {
  const widest = Math.max(...rows.slice(0, looked).map(filled));
  const start = rows.findIndex((row) => filled(row) > widest / 2);
  return '\n'.repeat(start) + Papa.unparse(rows.slice(start), { newline: '\n' });
}
