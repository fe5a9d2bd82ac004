import { textOf } from '@mekong/contracts';
import { badFile } from '@mekong/spreadsheets';
import type { HistoryKind, PastCustomer, PastOrder, Source } from '../past-order.js';
import { Cells, columnKey, placesOf } from './cells.js';
import { CustomerRows } from './customer-rows.js';
import { type Export, exportOf, isOfProducts } from './known-exports.js';
import { openRows } from './open-rows.js';
import { OrderRows } from './order-rows.js';
import type { FailedRow } from './row-faults.js';

/** What a file of another shop system holds: orders or customers. */
export interface History {
  source: Source;
  kind: HistoryKind;
  orders: PastOrder[];
  customers: PastCustomer[];
  /** In the order of the file. */
  failures: FailedRow[];
}

/**
 * Reads an export of Shopify or WooCommerce, which is recognised by its columns. `currency` is that of its amounts, where it does not
 * say one itself. Throws a 400 that names `csv` for any other file.
 */
export async function readHistory(path: string, currency: string): Promise<History> {
  let rows: OrderRows | CustomerRows | undefined;
  let places = new Map<string, number>();
  let found: Export | undefined;
  for await (const one of openRows(path)) {
    if (Array.isArray(one)) {
      places = placesOf(one);
      found = knownExport(one, places);
      rows = found.kind === 'orders' ? new OrderRows(found, currency) : new CustomerRows(found, currency);
    } else rows!.add(one.line, new Cells(places, one.cells), one.fault);
  }
  const { source, kind } = found!;
  const { failures, ...read } = await rows!.finish();
  return {
    ...{ source, kind, orders: [], customers: [], ...read },
    failures: failures.sort((a, b) => a.row - b.row),
  };
}

const shown = 8;

function knownExport(header: string[], places: ReadonlyMap<string, number>): Export {
  const keys = new Set(places.keys());
  const found = exportOf(keys);
  if (found) return found;
  if (isOfProducts(keys))
    throw badFile('HISTORY_OF_PRODUCTS', 'This is a file of products. Please take it to Bulk Upload');
  const columns = header
    .filter((name) => columnKey(name) !== '')
    .slice(0, shown)
    .map((name) => name.trim().slice(0, 40))
    .join(', ');
  throw badFile(
    'HISTORY_UNKNOWN',
    `This is no export of orders or customers from Shopify or WooCommerce. Its columns are: ${columns}`,
    { columns },
  );
}

/** The fault as one text, for people. */
export const failureText = ({ fault }: FailedRow): string => textOf([fault]);
