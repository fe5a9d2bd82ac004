import type { UnmatchedMoney } from '../posting/index.js';

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
