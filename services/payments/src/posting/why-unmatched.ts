import { readKhqr } from '@mekong/khqr';
import type { Evidence } from '../ledger/index.js';
import type { Payment, PaymentStatus } from '../payments/index.js';

export const unmatchedReasons = [
  'unknown',
  'twice',
  'account',
  'currency',
  'short',
  'over',
  'cancelled',
  'expired',
  'review',
  'late',
  'not-reopened',
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

const because: Record<Exclude<PaymentStatus, 'pending'>, UnmatchedReason> = {
  created: 'unknown',
  completed: 'twice',
  refunded: 'twice',
  cancelled: 'cancelled',
  expired: 'expired',
  review: 'review',
};

type Told = Pick<Evidence, 'provider' | 'currency' | 'minor' | 'at' | 'toAccount'>;

/**
 * Why money does not pay what it came for; undefined where it does. Whether it is in time the bank's clock says, and whose account
 * it had to reach the code that was paid.
 */
export function whyUnmatched(
  { provider, currency, minor, at, toAccount }: Told,
  payment: Payment | undefined,
): UnmatchedReason | undefined {
  if (!payment?.payload) return 'unknown';
  const { status, amountMinor, payUntil } = payment;
  if (status === 'completed' || status === 'refunded') return because[status];
  if (isElsewhere({ provider, toAccount }, payment)) return 'account';
  if (currency !== payment.currency) return 'currency';
  if (minor !== amountMinor) return minor < amountMinor ? 'short' : 'over';
  if (status !== 'pending') return because[status];
  return at > payUntil ? 'late' : undefined;
}

/** Whether money reached another account than the one that the payment's code names. A statement is one of the shop's own account. */
export function isElsewhere(
  { provider, toAccount }: Pick<Told, 'provider' | 'toAccount'>,
  payment: Payment,
): boolean {
  const account = provider === 'statement' || !payment.payload ? undefined : accountOf(payment);
  return account !== undefined && sameCase(toAccount) !== sameCase(account);
}

const sameCase = (account: string | null) => account?.trim().toLowerCase();

/** Undefined where it is paid by no KHQR: whose money it is then its provider knows. */
const accountOf = ({ payload, createdAt }: Payment) => readKhqr(payload!, createdAt)?.account;
