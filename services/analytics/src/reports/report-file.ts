import Papa from 'papaparse';
import type { Column, FileFormat, ReportRow } from './reports.js';
import { inWords, type Language } from './report-words.js';
import { xlsxFile } from './xlsx-file.js';

/** Spreadsheets take a file without it for one in the letters of their country. */
const byteOrderMark = '\ufeff';

export const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A report as a file for spreadsheets, in the words of a language. No text in it is run as a formula. */
export async function reportFile(
  { format, language }: { format: FileFormat; language: Language },
  columns: Column[],
  rows: ReportRow[],
): Promise<Buffer> {
  const spoken = inWords(language, columns, rows);
  return format === 'csv'
    ? csvFile(spoken.columns, spoken.rows)
    : await xlsxFile(spoken.columns, spoken.rows);
}

function csvFile(columns: Column[], rows: ReportRow[]): Buffer {
  const fields = columns.map(({ title }) => title);
  const data = rows.map((row) => columns.map(({ key, type }) => inCsv(row[key], type)));
  return Buffer.from(byteOrderMark + Papa.unparse({ fields, data }, { escapeFormulae: true }));
}

function inCsv(value: ReportRow[string] | undefined, type: Column['type']): string | number {
  if (value === null || value === undefined) return '';
  return type === 'money' ? Number(value).toFixed(2) : value;
}
