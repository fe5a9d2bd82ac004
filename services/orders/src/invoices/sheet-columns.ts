import type { Language } from '@mekong/contracts';
import type { Cell, Column, Row } from '@mekong/spreadsheets';
import type { InvoiceKind } from './invoice.js';
import type { ListedInvoice } from './month-of-invoices.repository.js';

const kinds: Record<Language, Record<InvoiceKind, string>> = {
  en: { commercial: 'Commercial invoice', vat: 'VAT invoice', credit_note: 'Credit note' },
  km: { commercial: 'វិក្កយបត្រ', vat: 'វិក្កយបត្រអាករ', credit_note: 'លិខិតឥណទាន' },
};

const total: Record<Language, string> = { en: 'Total', km: 'សរុប' };

interface SheetColumn {
  key: string;
  titles: Record<Language, string>;
  type: Column['type'];
  cellOf: (invoice: ListedInvoice, language: Language) => Cell;
  /** Whole cents or riel, of which the last row has the sum. */
  amountOf?: (invoice: ListedInvoice) => number | null;
}

type Titles = [en: string, km: string];

const fact = (
  key: string,
  [en, km]: Titles,
  cellOf: SheetColumn['cellOf'],
  type: Column['type'] = 'text',
): SheetColumn => ({
  ...{ key, titles: { en, km }, type, cellOf },
});

const dollars = (
  key: string,
  [en, km]: Titles,
  amountOf: (invoice: ListedInvoice) => number,
): SheetColumn => ({
  ...{ key, titles: { en, km }, type: 'money', amountOf },
  cellOf: (invoice) => amountOf(invoice) / 100,
});

const riel = (
  key: string,
  [en, km]: Titles,
  amountOf: (invoice: ListedInvoice) => number | null,
): SheetColumn => ({
  ...{ key, titles: { en, km }, type: 'number', cellOf: amountOf, amountOf },
});

/** What an accountant needs of an invoice. */
const columns: SheetColumn[] = [
  fact('number', ['Number', 'លេខ'], ({ number }) => number),
  fact('kind', ['Kind', 'ប្រភេទ'], ({ kind }, language) => kinds[language][kind]),
  fact('date', ['Date', 'កាលបរិច្ឆេទ'], ({ issuedOn }) => issuedOn, 'day'),
  fact('order', ['Order', 'ការបញ្ជាទិញ'], ({ orderNumber }) => orderNumber),
  fact('credits', ['Takes from', 'ដកចេញពី'], ({ credits }) => credits),
  fact('buyer', ['Buyer', 'អ្នកទិញ'], ({ buyer }) => buyer.name),
  fact('tin', ['TIN', 'លេខអត្តសញ្ញាណកម្មសារពើពន្ធ'], ({ buyer }) => buyer.tin),
  fact('rate', ['Rate', 'អត្រាប្ដូរប្រាក់'], ({ rielRate }) => rielRate, 'number'),
  dollars('net', ['Base ($)', 'មូលដ្ឋានគិតអាករ ($)'], ({ netCents }) => netCents),
  dollars('vat', ['VAT ($)', 'អាករលើតម្លៃបន្ថែម ($)'], ({ vatCents }) => vatCents),
  dollars('total', ['Total ($)', 'សរុប ($)'], ({ totalCents }) => totalCents),
  riel('net_khr', ['Base (KHR)', 'មូលដ្ឋានគិតអាករ (រៀល)'], ({ totalKhr, vatKhr }) =>
    totalKhr === null ? null : totalKhr - vatKhr!,
  ),
  riel('vat_khr', ['VAT (KHR)', 'អាករលើតម្លៃបន្ថែម (រៀល)'], ({ vatKhr }) => vatKhr),
  riel('total_khr', ['Total (KHR)', 'សរុប (រៀល)'], ({ totalKhr }) => totalKhr),
];

export const sheetColumns = (language: Language): Column[] =>
  columns.map(({ key, titles, type }) => ({ key, title: titles[language], type }));

/** The rows of the invoices, and at the end that of their sums. */
export const sheetRows = (invoices: ListedInvoice[], language: Language): Row[] => [
  ...invoices.map((invoice) =>
    Object.fromEntries(columns.map(({ key, cellOf }) => [key, cellOf(invoice, language)])),
  ),
  {
    ...Object.fromEntries(columns.map((one) => [one.key, sumOf(one, invoices)])),
    number: total[language],
  },
];

function sumOf({ type, amountOf }: SheetColumn, invoices: ListedInvoice[]): Cell {
  if (!amountOf) return null;
  const sum = invoices.reduce((amount, invoice) => amount + (amountOf(invoice) ?? 0), 0);
  return type === 'money' ? sum / 100 : sum;
}
