import { foldAccents } from '@mekong/contracts';
import { currencyIn } from '../read-amount.js';
import type { Mapping, Role, StatementColumn } from './statement.js';

/** How banks call a column: whole names first, then ones with these words, in English and Khmer. */
const meanings: Record<Role, { exact: string[]; words: RegExp; not?: RegExp }> = {
  date: {
    exact: ['date', 'transaction date', 'trx date', 'txn date', 'posting date', 'date time', 'date & time'],
    words: /date|កាលបរិច្ឆេទ|ថ្ងៃ/,
    not: /value date|due|birth|expir/,
  },
  time: {
    exact: ['time', 'transaction time', 'trx time', 'ម៉ោង'],
    words: /\btime\b|ម៉ោង/,
    not: /date|កាលបរិច្ឆេទ/,
  },
  amount: {
    exact: [
      'money in',
      'cash in',
      'credit',
      'credit amount',
      'deposit',
      'paid in',
      'amount',
      'original amount',
    ],
    words: /money in|cash in|credit|deposit|paid in|received|amount|ប្រាក់ចូល|ទឹកប្រាក់|ចំនួន|ឥណទាន/,
    not: /out|debit|withdraw|balance|fee|card|ប្រាក់ចេញ|សមតុល្យ|ឥណពន្ធ|កម្រៃ/,
  },
  out: {
    exact: ['money out', 'cash out', 'debit', 'debit amount', 'withdrawal', 'paid out'],
    words: /money out|cash out|debit|withdraw|paid out|ប្រាក់ចេញ|ឥណពន្ធ/,
  },
  currency: { exact: ['ccy', 'currency', 'cur', 'curr'], words: /\bccy\b|currency|រូបិយប័ណ្ណ/ },
  reference: {
    exact: [
      'trx. id',
      'trx id',
      'transaction id',
      'reference',
      'reference number',
      'ref',
      'ref no',
      'bank ref',
    ],
    words: /trx\.? ?id|txn ?id|transaction (?:id|no|number)|reference|\bref\b|hash|លេខយោង|លេខប្រតិបត្តិការ/,
    not: /payer|customer/,
  },
  description: {
    exact: ['description', 'transaction details', 'details', 'narrative', 'remark', 'remarks', 'purpose'],
    words: /descri|detail|narrat|remark|purpose|memo|note|បរិយាយ|ពិពណ៌នា|កំណត់សម្គាល់|គោលបំណង/,
  },
  payer: {
    exact: ['payer', 'from', 'sender', 'paid by', 'customer', 'payer name', 'from account', 'sender name'],
    words: /payer|sender|paid by|from|អ្នកបង់|អ្នកផ្ញើ/,
    not: /date|to\b/,
  },
};

/** In this order, so that the column of an id is none of dates. */
const order = ['date', 'out', 'amount', 'currency', 'reference', 'payer', 'description', 'time'] as const;

const folded = (name: string) =>
  foldAccents(name.toLowerCase())
    .replace(/[\s_]+/g, ' ')
    .trim();

/** A name without the money in it, such as `Amount (USD)`. */
const bare = (name: string) => folded(name).replace(/\s*[([]?(?:usd|khr|us\$|\$|៛)[)\]]?\s*$/, '');

/** The columns that hold the same in other money, such as `Credit (KHR)` of `Credit (USD)`. */
export const inOtherMoney = (header: string[], name = ''): string[] =>
  header.filter((one) => bare(one) === bare(name) && moneysIn([one, name]).size === 2);

const moneysIn = (names: string[]) => new Set(names.flatMap((name) => currencyIn(name) ?? []));

/** Which column holds what, by their names. */
export function guessColumns(header: string[]): Mapping {
  const columns: Mapping['columns'] = {};
  const free = () => header.filter((name) => name !== '' && !Object.values(columns).includes(name));
  for (const role of order) {
    const { exact, words, not } = meanings[role];
    const fits = (name: string) => words.test(folded(name)) && !not?.test(folded(name));
    const found =
      exact.map((one) => free().find((name) => bare(name) === one)).find((name) => name !== undefined) ??
      free().find(fits);
    if (found !== undefined) columns[role] = found;
  }
  const named = currencyIn(columns.amount ?? '');
  return { columns, ...(named && !columns.currency && { currency: named }) };
}

/** The line that names the columns: the first, behind what a bank writes above, with names of both a date and an amount. */
export function headerPlace(lines: string[][], mapping?: Mapping): number {
  const wanted = Object.values(mapping?.columns ?? {});
  const isHeader = (cells: string[]) => {
    const names = cells.map((cell) => cell.trim());
    if (wanted.length > 0) return wanted.every((name) => names.includes(name));
    const { date, amount, out } = guessColumns(names).columns;
    return names.filter(Boolean).length > 2 && date !== undefined && (amount ?? out) !== undefined;
  };
  return lines.slice(0, 40).findIndex(isHeader);
}

/** The columns of a file for people who say what they hold. */
export function describeColumns(header: string[], rows: string[][], { columns }: Mapping): StatementColumn[] {
  const roleOf = (name: string) => (Object.keys(columns) as Role[]).find((role) => columns[role] === name);
  return header.flatMap((name, place) => {
    if (name === '' || header.indexOf(name) !== place) return [];
    const samples = rows.flatMap((cells) => cells[place]?.trim().slice(0, 80) || []).slice(0, 3);
    return [{ name, guess: roleOf(name) ?? null, samples }];
  });
}
