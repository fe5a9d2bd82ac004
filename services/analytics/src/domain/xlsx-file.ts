import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Cell } from 'write-excel-file/node';
import type { Column, ReportRow } from './reports.js';

type Value = ReportRow[string];

const library = createRequire(import.meta.url).resolve('write-excel-file/node');

/** The thread's code: makes the workbook of `{ library, head, styles, rows, options }`. */
const code = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { library, head, styles, rows, options } = workerData;
  const writing = require(library);
  const write = writing.default ?? writing;
  const kinds = { text: String, number: Number };
  const cell = (value, { kind, ...style }) => value === null ? null : { value: kinds[kind](value), type: kinds[kind], ...style };
  const body = rows.map((row) => row.map((value, place) => cell(value, styles[place])));
  write([head, ...body], options).toBuffer().then((file) => parentPort.postMessage(file));
`;

const style = ({ type }: Column) => {
  if (type === 'money') return { kind: 'number', format: '#,##0.00' };
  return { kind: type === 'number' ? 'number' : 'text' };
};

/** A workbook. It is made in a thread of its own: a long one takes seconds, in which others want answers. */
export function xlsxFile(columns: Column[], rows: ReportRow[]): Promise<Buffer> {
  const workerData = {
    library,
    head: columns.map(({ title }): Cell => ({ value: title, fontWeight: 'bold' })),
    styles: columns.map(style),
    rows: rows.map((row) => columns.map(({ key }): Value => row[key] ?? null)),
    options: {
      columns: columns.map(({ type }) => ({ width: type === 'text' ? 28 : 14 })),
      stickyRowsCount: 1,
    },
  };
  return new Promise((resolve, reject) => {
    const thread = new Worker(code, { eval: true, workerData });
    thread.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the workbook was not finished')));
  });
}
