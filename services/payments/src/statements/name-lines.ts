import { createHash } from 'node:crypto';
import { typedOrderNumber } from '@mekong/contracts';
import { isIdOfBank } from '../cash/index.js';
import { bankIdOf } from './bank-id.js';
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

/** What tells moneys apart that stand under one id. */
const moneyOf = ({ currency, minor, at }: Pick<Money, 'currency' | 'minor' | 'at'>): string =>
  `${currency}${minor}@${at.toISOString()}`;

/** The ids of banks in a line, in small letters: its own, and what its text names. */
export const idsIn = ({ reference, description }: ReadLine): string[] =>
  [reference ?? '', ...description.split(/[\s,;()]+/)].filter(isIdOfBank).map((id) => id.toLowerCase());

/** By what the books know the money of a line; `before` where a version that took ids as they are written has had it. */
export interface LineId {
  id: string;
  before: string;
}

/** The ids of the lines' money. */
export function transactionIds(lines: Money[]): LineId[] {
  const written = ({ reference }: Money) => (isIdOfBank(reference ?? '') ? reference! : undefined);
  const before = idsBy(lines, written);
  return idsBy(lines, bankIdOf).map((id, place) => ({ id, before: before[place]! }));
}

/**
 * The bank's ids of the lines' money. A line without one gets one made of all that it says, the second of two equal ones another.
 * An id that stands for several moneys is no id of the bank's, and gets what tells them apart; letter case tells nothing apart.
 */
function idsBy(lines: Money[], idOf: (line: Money) => string | undefined): string[] {
  const moneys = new Map<string, Set<string>>();
  for (const line of lines) {
    const id = idOf(line)?.toLowerCase();
    if (id !== undefined) moneys.set(id, (moneys.get(id) ?? new Set()).add(moneyOf(line)));
  }
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { reference, payer, description } = line;
    const [bankId, one] = [idOf(line), moneyOf(line)];
    if (bankId !== undefined) return moneys.get(bankId.toLowerCase())!.size > 1 ? `${bankId}#${one}` : bankId;
    const all = JSON.stringify([one, payer, reference, description]);
    const before = seen.get(all) ?? 0;
    seen.set(all, before + 1);
    const hash = createHash('sha256').update(all).digest('hex').slice(0, 32);
    return before === 0 ? `line:${hash}` : `line:${hash}#${before + 1}`;
  });
}

/** Money of a line of a statement that is in the books, by its id there. */
export interface SeenLine extends Pick<Money, 'currency' | 'minor' | 'at'> {
  transactionId: string;
}

/** Under which ids the money of a line may be in the books: also where another statement had more, or fewer, under its id. */
export function possibleIds(line: Money, { id, before }: LineId): string[] {
  const bankId = bankIdOf(line);
  return bankId === undefined ? [id] : [bankId, `${bankId}#${moneyOf(line)}`, before];
}

/** Whether the books have the money of a line; with its id there, which is another one where its own stands for other money. */
export function lookUp(
  line: Money,
  { id, before }: LineId,
  seen: SeenLine[],
): { id: string; isSeen: boolean } {
  const under = (wanted: string) =>
    seen.filter(({ transactionId }) => transactionId.toLowerCase() === wanted.toLowerCase());
  const bankId = bankIdOf(line);
  if (bankId === undefined) return { id, isSeen: under(id).length > 0 };
  const [whole, apart] = [under(bankId), `${bankId}#${moneyOf(line)}`];
  const isAsMuch = (one: SeenLine) => one.currency === line.currency && one.minor === line.minor;
  // The bank's own id tells of the same money though its time is written otherwise.
  const isSame = (one: SeenLine) => (id === bankId ? isAsMuch(one) : moneyOf(one) === moneyOf(line));
  const isSeen = whole.some(isSame) || under(apart).length > 0 || under(before).some(isSame);
  return { id: whole.length > 0 && !isSeen ? apart : id, isSeen };
}
