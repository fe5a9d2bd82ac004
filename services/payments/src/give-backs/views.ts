import type { Promised } from './promises.repository.js';

export const giveBackView = (promised: Promised) => ({
  id: `${promised.promiseId}-${promised.currency}`,
  order_id: promised.orderId,
  order_number: promised.orderNumber,
  method: promised.method,
  currency: promised.currency,
  minor: promised.minor,
  opened_at: promised.at.toISOString(),
  proposed: proposedView(promised),
  by_provider: promised.isByProvider,
  refused: promised.call === 'refused' ? promised.refusedWhy : null,
  status: statusOf(promised),
});

function statusOf({ isGiven, call, proposedAt }: Promised): 'sent' | 'sending' | 'proposed' | 'open' {
  if (isGiven) return 'sent';
  if (call === 'asked') return 'sending';
  return proposedAt ? 'proposed' : 'open';
}

const proposedView = ({ reference, from, proposedBy, proposerName, proposedAt }: Promised) =>
  proposedAt && {
    reference: reference!,
    from: from!,
    by: proposedBy!,
    name: proposerName!,
    at: proposedAt.toISOString(),
  };
