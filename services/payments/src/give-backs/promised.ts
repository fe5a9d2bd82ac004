import type { Proposal } from './proposal.js';
import type { Promised } from './promises.repository.js';

export const withProposal = (promised: Promised, proposal?: Proposal): Promised => ({
  ...promised,
  reference: proposal?.reference ?? null,
  from: proposal?.from ?? null,
  proposedBy: proposal?.userId ?? null,
  proposerName: proposal?.name ?? null,
  proposedAt: proposal?.at ?? null,
});

/** Of the audit log. */
export const promiseSubject = ({ promiseId, currency, orderId, orderNumber }: Promised) => ({
  type: orderId ? 'order' : 'money',
  id: orderId ?? `${promiseId}-${currency}`,
  name: orderNumber ?? orderId ?? promiseId,
});

export const promiseFacts = (
  { currency, minor }: Promised,
  { reference, from }: Pick<Proposal, 'reference' | 'from'>,
) => ({
  reference,
  from,
  amount: currency === 'USD' ? minor / 100 : minor,
  currency,
});
