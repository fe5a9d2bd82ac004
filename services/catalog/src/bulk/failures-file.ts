import Papa from 'papaparse';
import { reasonColumn } from './columns.js';
import type { CsvRow } from './read-csv.js';

/** Spreadsheets take a file without it for one in the letters of their country. */
const byteOrderMark = '\ufeff';

/** The failed rows as they were, with the reason. No cell of it is run as a formula. */
export function failuresFile(
  header: string[],
  rows: { cells: Record<string, string>; reason: string | null }[],
): Buffer {
  const fields = [...header.filter((name) => name !== reasonColumn), reasonColumn];
  const data = rows.map(({ cells, reason }) =>
    fields.map((name) => (name === reasonColumn ? (reason ?? '') : (cells[name] ?? ''))),
  );
  return Buffer.from(byteOrderMark + Papa.unparse({ fields, data }, { escapeFormulae: true }));
}

/** A row of a file of failed rows as it was before; any other row as it is. */
export function unguarded(row: CsvRow): CsvRow {
  if (!(reasonColumn in row.cells)) return row;
  return { ...row, cells: withoutGuards(row.cells), unread: withoutGuards(row.unread) };
}

function withoutGuards(cells: Record<string, string>): Record<string, string> {
  const bare = Object.entries(cells)
    .filter(([name]) => name !== reasonColumn)
    .map(([name, cell]) => [name, /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell]);
  return Object.fromEntries(bare) as Record<string, string>;
}
