import { fieldError, invalid, withLatinDigits } from '@mekong/contracts';
import { readDate, withPlainEnds } from '@mekong/spreadsheets';
import { lineFault } from './line-fault.js';
import { currencyIn, readAmount } from '../read-amount.js';
import { maxLines } from './read-file.js';
import type { ReadLine, ReadStatement } from './statement.js';

const sign = '(?:US\\$|\\$|៛|USD|KHR)';
const grouped = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)";
/** Not what stands behind a minus, nor the end of a number: of a time and `98,400` before its money the time is none of it. */
const behindSign = `(?<![-−](?:US)?)${sign}\\s*(?:${grouped}|[\\d.,]+)`;
const beforeSign = `(?:(?<![\\d:.,'’−-])${grouped}|(?<![\\d.,'’−-])(?<!\\d\\s{1,3}(?=\\d{3}(?!\\d)))[\\d.,]+)\\s*${sign}`;
const amountForm = `${behindSign}|${beforeSign}`;
const paidBy = '(?:(?:was |is |has been )?paid by|(?:ត្រូវ)?បានបង់ដោយ)';

/** `$24.00 paid by SOK DARA (*123) on Nov 28, 10:15 AM via ABA KHQR (…) at Mekong Gear. Trx. ID: 173…, APV: 12…` */
const alert = new RegExp(
  `(?<amount>${amountForm})\\s+${paidBy}\\s+(?<payer>[^\\n]+?)\\s*(?:\\((?<account>\\*?\\w+)\\))?,?\\s+` +
    `(?:on|នៅថ្ងៃទី|នៅ)\\s*(?<when>.+?\\d:\\d\\d(?::\\d\\d)?(?:\\s*(?:AM|PM|ព្រឹក|រសៀល|ល្ងាច|យប់))?)\\s*(?<how>(?:(?!${paidBy}).)*?)` +
    `(?:Trx\\.?\\s*ID|លេខប្រតិបត្តិការ)\\s*[:៖]\\s*(?<reference>\\w+)(?<rest>[^\\n]*)`,
  'gis',
);

/** That another message begins, which stands in the line of one. Whoever pays may have written it as a remark: it is read as none. */
const another = new RegExp(`(?:${amountForm})\\s+${paidBy}.*`, 'is');

/** Payments of which a bank's messages tell, as somebody has pasted them. Throws a 400 that names `text`. */
export function readAlerts(pasted: string): ReadStatement {
  const text = withLatinDigits(withPlainEnds(pasted));
  const lines: ReadLine[] = [];
  let position = 0;
  for (const found of text.matchAll(alert)) {
    const line = lineAt(text, found.index);
    lines.push(...unread(text, position, found.index), paymentOf(found, line));
    position = found.index + found[0].length;
    const next = another.exec(found.groups!.rest!)?.[0];
    if (next !== undefined) lines.push(unclear(next, lineAt(text, position)));
  }
  lines.push(...unread(text, position, text.length));
  if (lines.length === 0) lines.push(unclear(text.trim(), 1));
  if (lines.length > maxLines)
    throw invalid([
      fieldError('text', 'TOO_MANY', `Text must have at most ${maxLines} entries`, { most: maxLines }),
    ]);
  return { columns: [], mapping: { columns: {} }, missing: [], lines };
}

function paymentOf({ groups = {} }: RegExpExecArray, line: number): ReadLine {
  const { amount = '', payer = '', account, when = '', how = '', reference = '', rest = '' } = groups;
  const currency = currencyIn(amount)!;
  const minor = readAmount(amount, currency);
  const at = readDate(when.replace(/\s+/g, ' '));
  return {
    line,
    isOut: false,
    currency,
    minor: minor ?? null,
    at: at ?? null,
    payer: (account ? `${payer} (${account})` : payer).replace(/\s+/g, ' ').slice(0, 200),
    reference,
    description: `${how.trim()} ${rest.replace(/^[\s,.]+/, '')}`.replace(/\s+/g, ' ').trim().slice(0, 500),
    faults: [...(minor ? [] : [lineFault.amount(amount, currency)]), ...(at ? [] : [lineFault.date(when)])],
  };
}

/** What stands between the alerts: names and times of the chat, unless it tells of money, too. */
function unread(text: string, from: number, to: number): ReadLine[] {
  const first = lineAt(text, from);
  return text
    .slice(from, to)
    .split('\n')
    .flatMap((one, index) => (currencyIn(one) && /\d/.test(one) ? [unclear(one.trim(), first + index)] : []));
}

const unclear = (text: string, line: number): ReadLine => ({
  ...{ line, isOut: false, currency: null, minor: null, at: null, payer: null, reference: null },
  description: text.slice(0, 500),
  faults: [lineFault.alert(text.slice(0, 80))],
});

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;
