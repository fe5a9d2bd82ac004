import type { GiveBack, Statement, StatementLine } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';
import { plainNumber } from '../kit/number-text';
import { WHY } from './money-words';

/** The ways to pay by their names in the API. */
export const METHODS: Record<string, StaffText> = {
  demo: 'Demo payments',
  khqr: 'KHQR',
  cod: 'Cash on delivery',
  other: 'Other money',
};

/** What a line of a statement becomes, and by what it is known. */
export const VERDICTS: Record<StatementLine['verdict'], StaffText> = {
  known: 'In the books',
  matched: 'Pays an order',
  unmatched: 'To decide',
  out: 'Went out',
  fault: 'Cannot be read',
};

const KNOWN_BY = {
  statement: 'An earlier statement told of it',
  bank: 'The bank told of it before',
  line: 'An earlier line has it',
  remittance: 'A courier has handed it in',
} as const satisfies Record<string, StaffText>;

/** Why a line becomes what it becomes; none where its verdict says all. */
export function reasonOf({ why }: StatementLine): StaffText | null {
  if (why === null) return null;
  return why in KNOWN_BY ? KNOWN_BY[why as keyof typeof KNOWN_BY] : WHY[why as keyof typeof WHY];
}

export type Role = Statement['missing'][number];

/** What a column of a bank's file holds. */
export const ROLES: Record<Role, StaffText> = {
  date: 'Date',
  time: 'Time',
  amount: 'Money in',
  out: 'Money out',
  currency: 'Currency',
  reference: "The bank's number",
  description: 'Description',
  payer: 'Paid by',
};

/** From where money is given back. */
export const GIVEN_FROM = {
  khqr: 'By a transfer of the bank',
  'cash-box': 'From the cash in the shop',
} as const satisfies Record<string, StaffText>;

/** In its place: the provider that took the money gives it back itself. */
export const BY_PROVIDER = 'provider';

/** Whether somebody has proposed a transfer of their own. */
export const isByHand = ({ proposed }: Pick<GiveBack, 'proposed'>): boolean =>
  proposed !== null && proposed.from !== BY_PROVIDER;

export const isProposedBy = ({ proposed }: Pick<GiveBack, 'proposed'>, userId?: string): boolean =>
  proposed !== null && proposed.by === userId;

/** A typed amount as whole cents or riel; null where it is none. Read by its digits, as fractions are not exact. */
export function minorOf(typed: string, currency: string): number | null {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(plainNumber(typed)) ?? [];
  const places = currency === 'USD' ? 2 : 0;
  if (whole === undefined || fraction.slice(places).replace(/0+$/, '') !== '') return null;
  const minor = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return sign ? -minor : minor;
}
