import { formula } from '@mekong/service-defaults';
import Papa from 'papaparse';
import type { Cell, Column, ColumnType, FileFormat, Row } from './table.js';
import { xlsxFile } from './xlsx-file.js';

export const fileFormats = ['csv', 'xlsx'] as const satisfies readonly FileFormat[];

/** Without it spreadsheets read a file in the local encoding instead of UTF-8. */
const byteOrderMark = '\ufeff';

export const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * An amount below nothing, such as -19.99, and a phone with its country, such as +855 12 345 678, begin like formulas and come to nothing
 * else all the same. Couriers' programs would take the mark before a phone for a part of it.
 */
const formulaButFigures = new RegExp(`^(?!-\\d+\\.\\d\\d$|\\+\\d[\\d ]{6,}$)${formula.source.slice(1)}`);

/** A table as a file for spreadsheets. Its texts are never taken for formulas. */
export async function tableFile(format: FileFormat, columns: Column[], rows: Row[]): Promise<Buffer> {
  return format === 'csv' ? csvFile(columns, rows) : await xlsxFile(columns, rows);
}

function csvFile(columns: Column[], rows: Row[]): Buffer {
  const fields = columns.map(({ title }) => title);
  const data = rows.map((row) => columns.map(({ key, type }) => inCsv(row[key], type)));
  return Buffer.from(byteOrderMark + Papa.unparse({ fields, data }, { escapeFormulae: formulaButFigures }));
}

function inCsv(value: Cell | undefined, type: ColumnType): string | number {
  if (value === null || value === undefined) return '';
  return type === 'money' ? Number(value).toFixed(2) : value;
}
