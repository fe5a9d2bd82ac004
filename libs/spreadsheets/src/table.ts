/** The type of a column's values: money in dollars, days of the shop as 2026-01-31. */
export type ColumnType = 'text' | 'number' | 'money' | 'day';

export interface Column {
  key: string;
  title: string;
  type: ColumnType;
}

export type Cell = string | number | null;

/** The cells of a row by the keys of their columns. */
export type Row = Record<string, Cell>;

export type FileFormat = 'csv' | 'xlsx';
