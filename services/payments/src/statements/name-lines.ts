import { createHash } from 'node:crypto';
import { typedOrderNumber } from '@mekong/contracts';
import { isIdOfBank } from '../cash/index.js';
import type { ReadLine } from './statement.js';

/** A line that can be read, as money. */
export interface Money extends ReadLine {
  currency: NonNullable<ReadLine['currency']>;
  minor: number;
  at: Date;
}

/** By what a line names an order. */
export interface Named {
  orderNumber?: string;
  md5?: string;
  orderId?: string;
}

export const isMoney = (line: ReadLine): line is Money => line.faults.length === 0 && !line.isOut;

/** What in a line may name an order: its number, the md5 of its code, or its id. */
export function namedIn({ description, reference, payer }: ReadLine): Named {
  const text = [description, reference, payer].filter(Boolean).join(' \n ');
  const token = (form: RegExp) => form.exec(text.toLowerCase())?.[0];
  return {
    orderNumber: typedOrderNumber(text),
    md5: token(/(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/),
    orderId: token(/(?<![0-9a-z])[0-9a-f]{24}(?![0-9a-z])/),
  };
}

const hasIdOfBank = (reference: string | null): reference is string =>
  reference !== null && isIdOfBank(reference);

/** The ids of banks in a line, in small letters: its own, and what its text names. */
export const idsIn = ({ reference, description }: ReadLine): string[] =>
  [reference ?? '', ...description.split(/[\s,;()]+/)].filter(isIdOfBank).map((id) => id.toLowerCase());

/**
 * The bank's ids of the lines' money. A line without one gets one made of all that it says, the second of two equal ones another.
 * An id that stands for several moneys is no id of the bank's, and gets what tells them apart.
 */
export function transactionIds(lines: Money[]): string[] {
  const moneys = new Map<string, Set<string>>();
  for (const { reference, currency, minor, at } of lines) {
    if (!hasIdOfBank(reference)) continue;
    const one = `${currency}${minor}@${at.toISOString()}`;
    moneys.set(reference, (moneys.get(reference) ?? new Set()).add(one));
  }
  const seen = new Map<string, number>();
  return lines.map(({ reference, currency, minor, at, payer, description }) => {
    const one = `${currency}${minor}@${at.toISOString()}`;
    if (hasIdOfBank(reference)) return moneys.get(reference)!.size > 1 ? `${reference}#${one}` : reference;
    const all = JSON.stringify([one, payer, reference, description]);
    const before = seen.get(all) ?? 0;
    seen.set(all, before + 1);
    const hash = createHash('sha256').update(all).digest('hex').slice(0, 32);
    return before === 0 ? `line:${hash}` : `line:${hash}#${before + 1}`;
  });
}
