import type { LookedAt } from './look-at-payment.js';
import type { UnmatchedMoney } from './unmatched.repository.js';
import type { PaymentStatus } from './payment.js';

const statuses = {
  created: 'awaiting',
  pending: 'awaiting',
  completed: 'paid',
  refunded: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
  review: 'review',
} as const satisfies Record<PaymentStatus, string>;

export function statusView({ payment, check }: LookedAt) {
  const status = statuses[payment.status];
  return {
    status,
    // Money that came and fits no payment is not what the shopper waits for.
    outcome: status === 'paid' ? ('paid' as const) : outcomeOf(check?.outcome),
    checked_at: check?.checkedAt?.toISOString() ?? null,
    next_check_at: status === 'awaiting' ? (check?.nextCheckAt?.toISOString() ?? null) : null,
  };
}

const outcomeOf = (outcome: 'paid' | 'not_found' | 'cannot_check' | null = null) =>
  outcome === 'paid' ? null : outcome;

export const unmatchedView = (money: UnmatchedMoney) => ({
  id: money.id,
  provider: money.provider,
  transaction_id: money.transactionId,
  order_id: money.orderId,
  order_number: money.orderNumber,
  currency: money.currency,
  minor: money.minor,
  at: money.at.toISOString(),
  payer: money.payer,
  to_account: money.toAccount,
  reason: money.reason,
  opened_at: money.openedAt.toISOString(),
  settled_as: money.closedAs,
  proposed: money.proposal && {
    reference: money.proposal.reference,
    by: money.proposal.userId,
    name: money.proposal.name,
    at: new Date(money.proposal.at).toISOString(),
  },
});
