import type { Column, Row } from '@mekong/spreadsheets';
import { dollars } from '../dollars.js';

export type { Column, FileFormat } from '@mekong/spreadsheets';

export const reportKinds = [
  'sales',
  'products',
  'stock',
  'dead-stock',
  'reorder',
  'customers',
  'searches',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A report of more rows is made in the background. */
export const mostRowsAtOnce = 5_000;
/** The most rows of a report: a larger spreadsheet would take all of the service's memory. */
export const maxRows = 100_000;

const column = (key: string, title: string, type: Column['type'] = 'text'): Column => ({ key, title, type });

const product = [column('product', 'Product'), column('category', 'Category'), column('brand', 'Brand')];

export const reportColumns: Record<ReportKind, Column[]> = {
  sales: [
    column('day', 'Day', 'day'),
    column('order_number', 'Order'),
    column('order_id', 'Order ID'),
    ...product,
    column('quantity', 'Quantity', 'number'),
    column('price', 'Price', 'money'),
    column('discount', 'Discount', 'money'),
    column('amount', 'Amount', 'money'),
    column('refunded', 'Refunded', 'money'),
    column('method', 'Payment method'),
    column('currency', 'Currency'),
    column('state', 'Status'),
  ],
  products: [
    ...product,
    column('price', 'Price', 'money'),
    column('quantity', 'Sold in period', 'number'),
    column('orders', 'Orders', 'number'),
    column('amount', 'Amount', 'money'),
    column('cost', 'Cost', 'money'),
    column('profit', 'Gross profit', 'money'),
    column('margin', 'Margin (%)', 'number'),
  ],
  stock: [
    ...product,
    column('available', 'In stock', 'number'),
    column('price', 'Price', 'money'),
    column('value', 'Stock value', 'money'),
    column('unit_cost', 'Average cost', 'money'),
    column('cost', 'Stock value at cost', 'money'),
    column('quantity', 'Sold in period', 'number'),
  ],
  'dead-stock': [
    ...product,
    column('available', 'In stock', 'number'),
    column('price', 'Price', 'money'),
    column('value', 'Stock value', 'money'),
    column('cost', 'Stock value at cost', 'money'),
    column('last_day', 'Last sold', 'day'),
  ],
  reorder: [
    column('supplier', 'Supplier'),
    ...product,
    column('quantity', 'Sold in period', 'number'),
    column('a_day', 'Sold a day', 'number'),
    column('available', 'In stock', 'number'),
    column('pieces', 'To order', 'number'),
    column('unit_cost', 'Last cost', 'money'),
    column('amount', 'Amount', 'money'),
  ],
  customers: [
    column('name', 'Name'),
    column('email', 'Email'),
    column('signed_up', 'Signed up', 'day'),
    column('orders', 'Orders', 'number'),
    column('amount', 'Amount', 'money'),
    column('last_order', 'Last order', 'day'),
  ],
  searches: [
    column('term', 'Search'),
    column('times', 'Times', 'number'),
    column('last_day', 'Last day', 'day'),
  ],
};

/** What is money is cents. */
export type ReportRow = Row;

/** The rows as answers and files tell them. */
export function inDollars(columns: readonly Column[], rows: readonly ReportRow[]): Row[] {
  const keys = columns.filter(({ type }) => type === 'money').map(({ key }) => key);
  const amounts = (row: ReportRow) =>
    keys.flatMap((key) => (typeof row[key] === 'number' ? [[key, dollars(row[key])] as const] : []));
  return rows.map((row) => ({ ...row, ...Object.fromEntries(amounts(row)) }));
}

/** By which number of its rows a report is sorted. */
export interface ReportSort {
  key: string;
  descends: boolean;
}

/** A number of this report by its name, as `amount`, or as `-amount` for the highest first; undefined for what is none. */
export function sortOf(kind: ReportKind, name: string | undefined): ReportSort | undefined {
  const key = name?.replace(/^-/, '');
  const isNumber = reportColumns[kind].some(
    (one) => one.key === key && ['number', 'money'].includes(one.type),
  );
  return key && isNumber ? { key, descends: name!.startsWith('-') } : undefined;
}
