export { fileFormats, mediaTypes, tableFile } from './table-file.js';
export type { Cell, Column, FileFormat, Row } from './table.js';
export {
  badFile,
  cellTooLong,
  CsvReading,
  type CsvForm,
  cut,
  isBlank,
  isTooLong,
  maxCells,
  withinColumns,
} from './csv-reading.js';
export { lineEnds, withPlainEnds } from './line-ends.js';
export { minorOf } from './minor-of.js';
export { hasMonthFirst, readDate } from './read-date.js';
export { readTable, type TableLine } from './read-table.js';
export { encodingOf, statedSeparator } from './text-form.js';
export type { MergedDown } from './sheet-xml.js';
export { isXlsx, readXlsx, UnreadableXlsx, type XlsxSheet } from './read-xlsx.js';
export { type Feed, isXml, readFeed, UnreadableFeed } from './read-feed.js';
