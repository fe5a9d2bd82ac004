import { formula } from '@mekong/service-defaults';
import Papa from 'papaparse';
import type { Column, FileFormat, ReportRow } from './reports.js';
import { translateReport, type Language } from './report-words.js';
import { xlsxFile } from './xlsx-file.js';

/** Without it spreadsheets read a file in the local encoding instead of UTF-8. */
const byteOrderMark = '\ufeff';

export const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A report as a file for spreadsheets, in a language. Its texts are never taken for formulas. */
export async function reportFile(
  { format, language }: { format: FileFormat; language: Language },
  columns: Column[],
  rows: ReportRow[],
): Promise<Buffer> {
  const translated = translateReport(language, columns, rows);
  return format === 'csv'
    ? csvFile(translated.columns, translated.rows)
    : await xlsxFile(translated.columns, translated.rows);
}

function csvFile(columns: Column[], rows: ReportRow[]): Buffer {
  const fields = columns.map(({ title }) => title);
  const data = rows.map((row) => columns.map(({ key, type }) => inCsv(row[key], type)));
  return Buffer.from(byteOrderMark + Papa.unparse({ fields, data }, { escapeFormulae: formula }));
}

function inCsv(value: ReportRow[string] | undefined, type: Column['type']): string | number {
  if (value === null || value === undefined) return '';
  return type === 'money' ? Number(value).toFixed(2) : value;
}
