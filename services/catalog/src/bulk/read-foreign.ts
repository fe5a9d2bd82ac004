import { Readable } from 'node:stream';
import { addedPrefix } from '../products/index.js';
import {
  isHeader,
  namedByPlace,
  ownColumns,
  targetOf,
  translateRows,
  type Mapping,
} from '../moving-in/index.js';
import { badFile, cellTooLong, cut, isTooLong, withinColumns } from '@mekong/spreadsheets';
import { type Form, Reading } from './csv-reading.js';
import type { Columns } from './columns.js';
import { htmlText } from './html-text.js';
import { NamedPaths } from './image-names.js';
import type { TextFile } from './open-text.js';
import type { CsvFile, CsvRow } from './read-csv.js';
import { type RowFault, sumOf, variantsTogether } from './row-fault.js';
import { separatorOf } from './separators.js';

/** Files of other systems have many that are not read. */
const mostColumns = 300;

/** So much of a cell is repeated. */
const longestNote = 100;

/** A row of a file with foreign columns, as it stands there. */
interface ForeignRow {
  line: number;
  cells: string[];
  fault?: RowFault;
  above?: (place: number) => string | undefined;
}

/** A file as text, with what is merged in it. */
type Opened = Pick<TextFile, 'open' | 'above'>;

const foreignForm: Form<ForeignRow> = {
  header: (cells) =>
    withinColumns(
      cells.map((cell) => cell.trim()),
      mostColumns,
    ),
  row(header, data, line, formFault) {
    const fault = formFault ?? (data.some(isTooLong) ? cellTooLong() : sumOf(data));
    return { line, cells: data.slice(0, header.length).map(cut), fault };
  },
};

/** A file with columns of any names, or none: its header, its first row, and its rows as they stand there. */
export async function openForeign({ open, above }: Opened) {
  const { columns: first, row } = await firstOf(open);
  if (first.length === 0) throw badFile('CSV_EMPTY', 'The CSV file is empty');
  if (isHeader(first))
    return { header: first, firstRow: row?.cells ?? [], rows: () => withAbove(reading(open).rows(), above) };
  const header = namedByPlace(first.length);
  const named = () => withHeader(open(), header);
  return { header, firstRow: first, rows: () => withAbove(oneLineUp(reading(named).rows()), above) };
}

const reading = (open: () => Readable) => new Reading(open(), true, foreignForm);

async function firstOf(open: () => Readable) {
  const read = reading(open);
  let first: ForeignRow | undefined;
  for await (const row of read.rows()) {
    first = row;
    break;
  }
  return { columns: read.columns, row: first };
}

/** With a line before it that names its columns. What parts its cells is seen by that line, so it is made like the others. */
function withHeader(bytes: Readable, header: string[]): Readable {
  return Readable.from(
    (async function* () {
      let isFirst = true;
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        if (isFirst) yield Buffer.from(`${header.join(separatorOf(chunk.toString('utf8')))}\n`);
        isFirst = false;
        yield chunk;
      }
    })(),
  );
}

async function* withAbove(
  rows: AsyncIterable<ForeignRow>,
  above: Opened['above'],
): AsyncGenerator<ForeignRow> {
  for await (const row of rows) yield above ? { ...row, above: (place) => above(row.line, place) } : row;
}

async function* oneLineUp(rows: AsyncIterable<ForeignRow>): AsyncGenerator<ForeignRow> {
  for await (const row of rows) yield { ...row, line: row.line - 1 };
}

/** Names as shoppers read them, where the file has them in HTML; descriptions are read with what a product has. */
const withPlainNames = (cells: CsvRow['cells']): CsvRow['cells'] => ({
  ...cells,
  ...Object.fromEntries(
    ['name', 'name_km', 'variant_label'].flatMap((column) =>
      cells[column] === undefined ? [] : [[column, htmlText(cells[column]).replaceAll(/\s+/g, ' ')]],
    ),
  ),
});

/** As `openCsv`, of a file whose columns and words are those of another system. */
export async function openMapped(
  file: Opened,
  mapping: Mapping,
  brands: ReadonlyMap<string, string>,
  known: Columns,
): Promise<CsvFile> {
  const { header, rows } = await openForeign(file);
  const translated = async function* (): AsyncGenerator<CsvRow> {
    for await (const { row, cells, together } of translateRows(mapping, header, rows, brands)) {
      const notes = together === undefined ? [] : [variantsTogether(together.slice(0, longestNote))];
      yield { line: row.line, cells: withPlainNames(cells), unread: {}, fault: row.fault, notes };
    }
  };
  const targets = header.map((name) => targetOf(mapping, name) ?? '');
  const isAdded = (target: string) => target.startsWith(addedPrefix);
  const images = new NamedPaths();
  for await (const { cells } of translated()) images.add(cells.image ?? '');
  return {
    columns: [...ownColumns, ...new Set(targets.filter((one) => isAdded(one) && known.has(one)))],
    theirs: header,
    unread: header.filter((name, place) => {
      const target = targets[place]!;
      return name !== '' && (target === '' || (isAdded(target) && !known.has(target)));
    }),
    images,
    rows: translated,
  };
}
