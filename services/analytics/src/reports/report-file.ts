import { tableFile } from '@mekong/spreadsheets';
import { inDollars, type Column, type FileFormat, type ReportRow } from './reports.js';
import { translateReport, type Language } from './report-words.js';

/** A report as a file for spreadsheets, in a language; what is money in the rows is cents. */
export async function reportFile(
  { format, language }: { format: FileFormat; language: Language },
  columns: Column[],
  rows: ReportRow[],
): Promise<Buffer> {
  const translated = translateReport(language, columns, inDollars(columns, rows));
  return tableFile(format, translated.columns, translated.rows);
}
