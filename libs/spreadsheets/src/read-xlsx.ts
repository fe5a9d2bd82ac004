import { createRequire } from 'node:module';
import type { Sheet } from 'read-excel-file/node';
import { inThread } from './in-thread.js';
import { type MergedDown, sheetXml } from './sheet-xml.js';

/** A sheet of a workbook: its rows as they would be read aloud, from the first one on. Hidden ones stand behind the others. */
export interface XlsxSheet {
  name: Sheet['sheet'];
  rows: string[][];
  merged: MergedDown[];
}

/** What a workbook may take, unpacked: far more than a list of products does. */
const mostBytes = 100_000_000;
/** One more than any list may have, so that it is told of. */
const mostRows = 20_100;
const mostCells = 1_000;
const mostLetters = 20_001;

/** A workbook that cannot be read, or only with more memory and time than one may take. */
export class UnreadableXlsx extends Error {}

const signature = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file begins as workbooks do. */
export const isXlsx = (bytes: Uint8Array): boolean => signature.every((byte, place) => bytes[place] === byte);

/**
 * Reads a workbook in a thread of its own, which ends by itself: formulas as their values, dates as 2026-01-31, and numbers in a format
 * of zeros alone with those at their beginning. Rejects with UnreadableXlsx.
 */
export function readXlsx(path: string): Promise<XlsxSheet[]> {
  const { resolve: pathOf } = createRequire(import.meta.url);
  const given = {
    ...{ path, mostBytes, mostRows, mostCells, mostLetters },
    ...{ reader: pathOf('read-excel-file/node'), unzip: pathOf('fflate') },
  };
  return inThread(script, given, (why) => new UnreadableXlsx(why));
}

/**
 * Needs no file of its own beside what runs it, compiled or not. What a file says of its own size is not believed: it is unpacked once
 * in small pieces, which are counted and dropped, before the reader takes it into memory.
 */
const script = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { path, mostBytes, mostRows, mostCells, mostLetters } = workerData;
const { strFromU8, Unzip, UnzipInflate, unzipSync } = require(workerData.unzip);
${sheetXml}
const piece = 16384;
let size = 0;
const unzip = new Unzip((file) => {
  file.ondata = (error, data) => {
    if (error) throw error;
    size += data.length;
    if (size > mostBytes) throw new Error('it is too large unpacked');
  };
  file.start();
});
unzip.register(UnzipInflate);
const bytes = readFileSync(path);
for (let at = 0; at < bytes.length; at += piece)
  unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
const partOf = (wanted) => strFromU8(unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted] ?? new Uint8Array());
const book = partOf('xl/workbook.xml');
const isHidden = tagsOf(book, 'sheet').map((sheet) => /\\sstate=["'](?:hidden|veryHidden)/.test(sheet));
// Three digits behind a dot may be thousands in a text, and never are in a number.
const plain = (number) => String(number).replace(/^-?[1-9]\\d{0,2}\\.\\d{3}$/, '$&0');
const text = (cell) => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return plain(cell);
  return (typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)).slice(0, mostLetters);
};
const { default: read } = require(workerData.reader);
read(path).then((sheets) => {
  const rowsOf = (data) => data.slice(0, mostRows).map((row) => row.slice(0, mostCells).map(text));
  const files = filesOf(book, partOf('xl/_rels/workbook.xml.rels'));
  const digits = digitsOf(partOf(files.styles));
  const whole = sheets.map(({ sheet, data }, at) => {
    const xml = partOf(files.sheets[at]);
    return { name: sheet, rows: rowsOf(withZeros(data, xml, digits)), merged: mergedDown(xml, mostRows, mostCells) };
  });
  parentPort.postMessage([false, true].flatMap((hidden) => whole.filter((_, at) => Boolean(isHidden[at]) === hidden)));
});
`;
