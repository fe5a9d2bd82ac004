import type { Language } from '@mekong/contracts';
import type { Cell, Column, Row } from '@mekong/spreadsheets';
import { paymentWords } from '../orders/index.js';
import { type AccountRow, type Amounts, netOf, salesOf, sumOf, totalOf } from './account-row.js';

const total: Record<Language, string> = { en: 'Total', km: 'សរុប' };

interface SheetColumn {
  key: string;
  titles: Record<Language, string>;
  type: Column['type'];
  amountOf: (row: Amounts) => number;
}

const column = (
  key: string,
  [en, km]: [en: string, km: string],
  amountOf: SheetColumn['amountOf'],
  type: Column['type'] = 'money',
): SheetColumn => ({ key, titles: { en, km }, type, amountOf });

const amounts: SheetColumn[] = [
  column('orders', ['Orders', 'ការបញ្ជាទិញ'], ({ orders }) => orders, 'number'),
  column('goods', ['Goods ($)', 'ទំនិញ ($)'], ({ goodsCents }) => goodsCents),
  column('discount', ['Discount ($)', 'បញ្ចុះតម្លៃ ($)'], ({ discountCents }) => discountCents),
  column('sales', ['Sales ($)', 'ការលក់ ($)'], salesOf),
  column('delivery', ['Delivery ($)', 'ថ្លៃដឹក ($)'], ({ deliveryCents }) => deliveryCents),
  column('tax', ['Tax ($)', 'ពន្ធ ($)'], ({ taxCents }) => taxCents),
  column('total', ['Total ($)', 'សរុប ($)'], totalOf),
  column('refunded', ['Refunds ($)', 'ប្រាក់សងវិញ ($)'], ({ refundedCents }) => refundedCents),
  column('net', ['Net ($)', 'សុទ្ធ ($)'], netOf),
  column('received', ['Received ($)', 'បានទទួល ($)'], ({ receivedCents }) => receivedCents),
  column('received_khr', ['Received (KHR)', 'បានទទួល (រៀល)'], ({ receivedKhr }) => receivedKhr, 'number'),
  column('refunded_khr', ['Refunds (KHR)', 'ប្រាក់សងវិញ (រៀល)'], ({ refundedKhr }) => refundedKhr, 'number'),
  column(
    'with_couriers',
    ['Still with couriers ($)', 'នៅជាមួយអ្នកដឹក ($)'],
    ({ withCouriersCents }) => withCouriersCents,
  ),
];

const facts: { key: keyof AccountRow; titles: Record<Language, string>; type: Column['type'] }[] = [
  { key: 'day', titles: { en: 'Day', km: 'ថ្ងៃទី' }, type: 'day' },
  { key: 'method', titles: { en: 'Payment method', km: 'វិធីបង់ប្រាក់' }, type: 'text' },
  { key: 'currency', titles: { en: 'Currency', km: 'រូបិយប័ណ្ណ' }, type: 'text' },
];

export const sheetColumns = (language: Language): Column[] =>
  [...facts, ...amounts].map(({ key, titles, type }) => ({ key, title: titles[language], type }));

/** A row for each day and way to pay, and at the end that of their sums. */
export const sheetRows = (rows: AccountRow[], language: Language): Row[] => [
  ...rows.map((row) => ({
    ...{ day: row.day, method: paymentWords[language][row.method], currency: row.currency },
    ...cellsOf(row),
  })),
  { day: null, method: total[language], currency: null, ...cellsOf(sumOf(rows)) },
];

const cellsOf = (row: Amounts): Record<string, Cell> =>
  Object.fromEntries(
    amounts.map(({ key, type, amountOf }) => [key, type === 'money' ? amountOf(row) / 100 : amountOf(row)]),
  );
