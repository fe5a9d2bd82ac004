import type { Readable } from 'node:stream';
import { ownColumns, translateRows, type Mapping } from '../moving-in/index.js';
import { badFile, cellTooLong, cut, type Form, isTooLong, Reading, withinColumns } from './csv-reading.js';
import { NamedPaths } from './image-names.js';
import type { CsvFile, CsvRow } from './read-csv.js';
import type { RowFault } from './row-fault.js';

/** Files of other systems have many that are not read. */
const mostColumns = 300;

/** A row of a file with foreign columns, as it stands there. */
interface ForeignRow {
  line: number;
  cells: string[];
  fault?: RowFault;
}

const foreignForm: Form<ForeignRow> = {
  header: (cells) =>
    withinColumns(
      cells.map((cell) => cell.trim()),
      mostColumns,
    ),
  row(header, data, line, formFault) {
    const fault = formFault ?? (data.some(isTooLong) ? cellTooLong() : undefined);
    return { line, cells: data.slice(0, header.length).map(cut), fault };
  },
};

/** A file with columns of any names: its header, and its rows as they stand there. */
export async function openForeign(open: () => Readable) {
  const read = () => new Reading(open(), true, foreignForm);
  const reading = read();
  for await (const row of reading.rows()) if (row) break;
  if (reading.columns.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  return { header: reading.columns, rows: () => read().rows() };
}

/** As `openCsv`, of a file whose columns and words are those of another system. */
export async function openMapped(open: () => Readable, mapping: Mapping): Promise<CsvFile> {
  const { header, rows } = await openForeign(open);
  const translated = async function* (): AsyncGenerator<CsvRow> {
    for await (const { row, cells } of translateRows(mapping, header, rows()))
      yield { line: row.line, cells, unread: {}, fault: row.fault };
  };
  const images = new NamedPaths();
  for await (const { cells } of translated()) images.add(cells.image ?? '');
  return {
    columns: [...ownColumns],
    theirs: header,
    unread: header.filter((name) => name !== '' && !mapping.columns[name]),
    images,
    rows: translated,
  };
}
