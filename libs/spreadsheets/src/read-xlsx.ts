import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { unzip } from 'fflate';
import type { Sheet } from 'read-excel-file/node';

/** A sheet of a workbook: its rows as they would be read aloud, from the first one on. */
export interface XlsxSheet {
  name: Sheet['sheet'];
  rows: string[][];
}

/** What a workbook may take, unpacked: far more than a list of products does. */
const mostBytes = 100_000_000;
const mostMs = 30_000;
const mostMegabytes = 512;

/** A workbook that cannot be read, or only with more memory and time than one may take. */
export class UnreadableXlsx extends Error {}

const signature = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file begins as workbooks do. */
export const isXlsx = (bytes: Uint8Array): boolean => signature.every((byte, place) => bytes[place] === byte);

/**
 * Reads a workbook in a thread of its own, which ends by itself: formulas as their values, dates as 2026-01-31. Rejects with
 * UnreadableXlsx.
 */
export async function readXlsx(path: string): Promise<XlsxSheet[]> {
  if ((await unpackedSize(path)) > mostBytes) throw new UnreadableXlsx('it is too large unpacked');
  const thread = new Worker(script, {
    eval: true,
    workerData: { path, reader: createRequire(import.meta.url).resolve('read-excel-file/node') },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const timer = setTimeout(() => void thread.terminate(), mostMs);
  try {
    return await new Promise<XlsxSheet[]>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', (error) => reject(new UnreadableXlsx(error.message)));
      thread.once('exit', () => reject(new UnreadableXlsx('it takes too long')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

async function unpackedSize(path: string): Promise<number> {
  const bytes = await readFile(path);
  let size = 0;
  const filter = ({ originalSize }: { originalSize: number }) => {
    size += originalSize;
    return false;
  };
  return new Promise((resolve, reject) => {
    unzip(bytes, { filter }, (error) => (error ? reject(new UnreadableXlsx(error.message)) : resolve(size)));
  });
}

/** Needs no file of its own beside what runs it, compiled or not. */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
const text = (cell) => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
};
const { default: read } = require(workerData.reader);
read(workerData.path).then((sheets) => {
  parentPort.postMessage(sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(text)) })));
});
`;
