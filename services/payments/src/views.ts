import type { CourierCash } from './cash/index.js';
import type { LookedAt } from './look-at-payment.js';
import type { RehearsedRemittance } from './rehearse-remittance.js';
import type { Remitted } from './remit-cash.js';
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

/** What is open, by courier; it is sorted by that. */
export function cashView(open: CourierCash[]) {
  const couriers = [...new Set(open.map(({ courier }) => courier))];
  return {
    couriers: couriers.map((courier) => {
      const held = open.filter((cash) => cash.courier === courier);
      return {
        courier,
        // The fees of refused orders are booked, and owed to it.
        usd_cents: held.reduce((sum, cash) => sum + (cash.isRefused ? -cash.feeCents : cash.usdCents), 0),
        khr: held.reduce((sum, { khr }) => sum + khr, 0),
        orders: held.map((cash) => ({
          id: cash.orderId,
          number: cash.orderNumber ?? cash.orderId,
          collected_at: cash.collectedAt.toISOString(),
          usd_cents: cash.usdCents,
          khr: cash.khr,
          fee_cents: cash.feeCents,
          refused: cash.isRefused,
        })),
        oldest_at: held[0]!.collectedAt.toISOString(),
      };
    }),
  };
}

export const remittanceView = ({ usdCents: usd_cents, feeCents: fee_cents, ...remitted }: Remitted) => ({
  ...{ ...remitted, usd_cents, fee_cents },
});

export const rehearsalView = ({ courier, lines }: RehearsedRemittance) => ({
  courier,
  orders: lines.map(({ line, order, orderId, orderNumber, usdCents, khr, feeCents, faults }) => ({
    ...{ line, order, id: orderId, number: orderNumber },
    ...{ usd_cents: usdCents, khr, fee_cents: feeCents, faults },
  })),
});
