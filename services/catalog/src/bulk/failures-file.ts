import { textOf } from '@mekong/contracts';
import Papa from 'papaparse';
import { addedPrefix } from '../products/index.js';
import { knownColumns, reasonColumn, seenColumn } from './columns.js';
import { guarded, unguardedText } from './guards.js';
import type { CsvRow } from './read-csv.js';
import type { RowFault } from './row-fault.js';

/** Without it spreadsheets read a file in the local encoding instead of UTF-8. */
const byteOrderMark = '\ufeff';

interface FailedRow {
  /** By the names of known columns, and by the positions of all others. */
  cells: Record<string, string>;
  faults: RowFault[];
}

/**
 * The failed rows as in the uploaded file, each with its reason; cells beyond the header stay there. No cell is taken for a
 * formula.
 */
export function failuresFile(header: string[], rows: FailedRow[]): Buffer {
  const places = header.map((name, place) => ({ name, place })).filter(({ name }) => name !== reasonColumn);
  const table = [
    [...places.map(({ name }) => name), reasonColumn],
    ...rows.map(({ cells, faults }) => [
      ...places.map(({ name, place }) => cellAt(cells, name, place)),
      textOf(faults),
      ...overhang(cells, header.length),
    ]),
  ];
  return Buffer.from(byteOrderMark + Papa.unparse(table, { escapeFormulae: guarded }));
}

function cellAt(cells: FailedRow['cells'], name: string, place: number): string {
  // An added specification may be there no more.
  const isNamed = knownColumns.has(name) || (name.startsWith(addedPrefix) && name in cells);
  return cells[isNamed ? name : place] ?? '';
}

function overhang(cells: FailedRow['cells'], from: number): string[] {
  const beyond: string[] = [];
  for (let place = from; ; place += 1) {
    const cell = cells[place];
    if (cell === undefined) return beyond;
    beyond.push(cell);
  }
}

/** A row without the quotes that files of the shop have before formulas; any other row is not changed. */
export function unguarded(row: CsvRow): CsvRow {
  if (!(reasonColumn in row.cells) && !(seenColumn in row.cells)) return row;
  return { ...row, cells: withoutGuards(row.cells), unread: withoutGuards(row.unread) };
}

function withoutGuards(cells: Record<string, string>): Record<string, string> {
  const bare = Object.entries(cells)
    .filter(([name]) => name !== reasonColumn)
    .map(([name, cell]) => [name, unguardedText(cell)]);
  return Object.fromEntries(bare) as Record<string, string>;
}
