import { type CsvForm, CsvReading } from '@mekong/spreadsheets';
import type { Readable } from 'node:stream';
import { separatorOf, titlesOf } from './separators.js';

const mostRows = 20_000;

/** How a header and a row of a product file are read. */
export type Form<Row> = Pick<CsvForm<Row>, 'header' | 'row'>;

/** One reading of a product file, whose columns are known. */
export class Reading<Row> extends CsvReading<Row> {
  constructor(bytes: Readable, anyForm: boolean, { header, row }: Form<Row>) {
    super(bytes, { mostRows, anyForm, header, row, separatorOf, titlesOf });
  }
}
