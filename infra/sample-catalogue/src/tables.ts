import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';

export type Row = Record<string, string>;

/** The files of products, one for each category. */
export const productTables = ['mice', 'mousepads', 'keyboards', 'headphones', 'monitors'];

/** The rows of each file of products. */
export function readProducts(folder: string): Promise<Row[][]> {
  return Promise.all(productTables.map((table) => readRows(path.join(folder, `${table}.csv`))));
}

export async function readRows(file: string): Promise<Row[]> {
  return Papa.parse<Row>(await readFile(file, 'utf8'), { header: true, skipEmptyLines: true }).data;
}

/** The first row of each table, then the second of each, and so on. */
export function inTurn(tables: readonly Row[][]): Row[] {
  const longest = Math.max(...tables.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => tables.map((table) => table[turn]));
  return turns.flat().filter((row) => row !== undefined);
}

/** A table with the columns of all rows; a cell is empty where a row lacks its column. */
export function toCsv(rows: readonly Row[]): string {
  return Papa.unparse({ fields: [...new Set(rows.flatMap(Object.keys))], data: [...rows] });
}

/** @throws Error when the row has nothing in that column. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (!value) {
    throw new Error(`The sample catalogue has a row without ${column}`);
  }
  return value;
}
