import type { Fault, PayCurrency } from '@mekong/contracts';
import type { UnmatchedReason } from '../posting/index.js';

/** What a column of a bank's file holds. `in` and `out` are amounts of files that keep them apart. */
export const roles = [
  'date',
  'time',
  'amount',
  'out',
  'currency',
  'reference',
  'description',
  'payer',
] as const;
export type Role = (typeof roles)[number];

/** Which column holds what, by the names in the file's header; `currency` holds for lines that name none. */
export interface Mapping {
  columns: Partial<Record<Role, string>>;
  currency?: PayCurrency;
}

/** A column of a file, and what it seems to hold. */
export interface StatementColumn {
  name: string;
  guess: Role | null;
  samples: string[];
}

/** What a line of a statement says; without currency, amount and time where these cannot be read. */
export interface ReadLine {
  line: number;
  /** Money that went out, which is no payment. */
  isOut: boolean;
  currency: PayCurrency | null;
  minor: number | null;
  /** The very beginning of the shop's day where no time of day is said. */
  at: Date | null;
  payer: string | null;
  reference: string | null;
  description: string;
  faults: Fault[];
}

/**
 * What a line would become. `known`: the books have this money. `matched`: it pays an order that waits. `unmatched`: people decide
 * about it. `out`: it went out. `fault`: it cannot be read, and nothing of the statement is taken.
 */
export const verdicts = ['known', 'matched', 'unmatched', 'out', 'fault'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * By what money is known: the same line of a statement, what the bank said when it was asked, an earlier line, or what a courier has
 * handed in by this transfer.
 */
export const knownBy = ['statement', 'bank', 'line', 'remittance'] as const;
type KnownBy = (typeof knownBy)[number];

export interface StatementLine extends ReadLine {
  verdict: Verdict;
  /** By what it is known, or why it fits no payment. */
  why: KnownBy | UnmatchedReason | null;
  /** The bank's id of it, or one that is made of all that the line says. */
  transactionId: string | null;
  orderId: string | null;
  orderNumber: string | null;
  /** The order that the line itself names. */
  namedOrderId: string | null;
  /** The evidence of the same money. */
  twinId: string | null;
}

export interface Statement {
  id: string;
  source: 'csv' | 'text';
  name: string;
  createdAt: Date;
  columns: StatementColumn[];
  mapping: Mapping;
  /** What no column is known to hold, without which no line can be read. */
  missing: Role[];
  committedAt: Date | null;
}

/** What is read of a statement. */
export type ReadStatement = Pick<Statement, 'columns' | 'mapping' | 'missing'> & { lines: ReadLine[] };
