import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Fault } from '@mekong/contracts';
import {
  badFile,
  cellTooLong,
  type CsvForm,
  CsvReading,
  isBlank,
  isTooLong,
  isXlsx,
  readXlsx,
  UnreadableXlsx,
  withinColumns,
} from '@mekong/spreadsheets';

/** A row as it stands in the file. */
export interface FileRow {
  /** As a text editor, or a spreadsheet, counts them; the header is 1. */
  line: number;
  cells: string[];
  fault?: Fault;
}

const mostRows = 100_000;
/** Workbooks are read as a whole, so they hold fewer. */
const mostRowsOfWorkbook = 20_000;
const mostColumns = 300;

const form: CsvForm<FileRow> = {
  mostRows,
  anyForm: true,
  header: (cells) => withinColumns(cells, mostColumns),
  row: (header, cells, line, fault) => ({
    line,
    cells: cells.slice(0, header.length),
    fault: fault ?? (cells.some(isTooLong) ? cellTooLong() : undefined),
  }),
};

/** The header of a table and its rows, one after the other. Throws a 400 that names `csv` for a file that is no table, or too large. */
export async function* openRows(path: string): AsyncGenerator<string[] | FileRow> {
  if (isXlsx(await beginningOf(path))) return yield* rowsOfWorkbook(path);
  const reading = new CsvReading(createReadStream(path), form);
  let isFirst = true;
  for await (const row of reading.rows()) {
    if (isFirst) yield reading.columns;
    isFirst = false;
    yield row;
  }
  if (reading.columns.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  if (isFirst) yield reading.columns;
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(4), 0, 4, 0)).buffer;
  } finally {
    await file.close();
  }
}

async function* rowsOfWorkbook(path: string): AsyncGenerator<string[] | FileRow> {
  const sheets = await readXlsx(path).catch((error) => {
    if (!(error instanceof UnreadableXlsx)) throw error;
    throw badFile('XLSX_UNREADABLE', 'The workbook cannot be read. Please save the sheet as “CSV UTF-8”');
  });
  const rows = sheets.map((sheet) => sheet.rows).find((all) => all.some((row) => !isBlank(row))) ?? [];
  const start = rows.findIndex((row) => !isBlank(row));
  if (start < 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  const most = mostRowsOfWorkbook;
  if (rows.length - start > most + 1)
    throw badFile('CSV_TOO_MANY_ROWS', `The CSV file has more than ${most} rows`, { most });
  const header = form.header(rows[start]!);
  yield header;
  for (const [place, cells] of rows.slice(start + 1).entries())
    if (!isBlank(cells)) yield form.row(header, cells, start + place + 2);
}
