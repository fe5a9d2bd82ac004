import type { PaymentStatus } from '../payments/index.js';
import type { LookedAt } from './look-at-payment.js';

const statuses = {
  created: 'awaiting',
  pending: 'awaiting',
  completed: 'paid',
  refunded: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
  review: 'review',
} as const satisfies Record<PaymentStatus, string>;

export function statusView({ payment, check, hasOtherMoney }: LookedAt) {
  const status = statuses[payment.status];
  return {
    status,
    // Money that came and fits no payment is not what the shopper waits for; `other_money` tells of it.
    outcome: status === 'paid' ? ('paid' as const) : outcomeOf(check?.outcome),
    checked_at: check?.checkedAt?.toISOString() ?? null,
    next_check_at: status === 'awaiting' ? (check?.nextCheckAt?.toISOString() ?? null) : null,
    other_money: hasOtherMoney,
  };
}

const outcomeOf = (outcome: 'paid' | 'not_found' | 'cannot_check' | null = null) =>
  outcome === 'paid' ? null : outcome;
