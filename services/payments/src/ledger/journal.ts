/** What money may be in, or come from. */
type Account = 'demo' | 'sales' | 'delivery' | 'tax';

type Currency = 'USD' | 'KHR';

/** Debits are positive, credits negative, in cents or whole riel. */
export interface JournalLine {
  account: Account;
  currency: Currency;
  minor: number;
}

/** What proves that money moved, by the provider's own id of it. */
interface Evidence {
  provider: 'demo';
  transactionId: string;
  kind: 'payment' | 'refund';
  orderId: string;
  currency: Currency;
  /** Positive. */
  minor: number;
  at: Date;
}

/** What is written into the books: why, and what. */
export interface Entry {
  evidence: Evidence;
  lines: JournalLine[];
}

interface Paid {
  orderId: string;
  transactionId: string;
  paidAt: Date;
  amountCents: number;
  /** What of the amount is for delivery, and what is tax. */
  deliveryCents: number;
  taxCents: number;
}

const byDemo = { provider: 'demo', currency: 'USD' } as const;

/** The entry of a demo payment: the money, and what it was for. */
export function entryOfPayment({ orderId, transactionId, paidAt, ...amounts }: Paid): Entry {
  const { amountCents, deliveryCents, taxCents } = amounts;
  return {
    evidence: { ...byDemo, kind: 'payment', transactionId, orderId, minor: amountCents, at: paidAt },
    lines: inDollars({
      demo: amountCents,
      sales: deliveryCents + taxCents - amountCents,
      delivery: -deliveryCents,
      tax: -taxCents,
    }),
  };
}

interface Refund {
  orderId: string;
  /** Of what was paid. */
  transactionId: string;
  cents: number;
  /** In all, with this part: it names each part once. */
  refundedCents: number;
  at: Date;
}

/**
 * The entry of a refund of a demo payment. Where it is all that the order has on the accounts (`left`), these come to nothing;
 * a part is taken from the sales.
 */
export function entryOfRefund(
  { orderId, transactionId, cents, refundedCents, at }: Refund,
  left: JournalLine[] = [],
): Entry {
  const isAll = left.some(({ account, minor }) => account === 'demo' && minor === cents);
  const kind = 'refund';
  return {
    evidence: {
      ...byDemo,
      kind,
      transactionId: `${transactionId}:${refundedCents}`,
      orderId,
      minor: cents,
      at,
    },
    lines: isAll
      ? left.map((line) => ({ ...line, minor: -line.minor }))
      : inDollars({ demo: -cents, sales: cents }),
  };
}

const inDollars = (amounts: Partial<Record<Account, number>>): JournalLine[] =>
  Object.entries(amounts)
    .filter(([, minor]) => minor !== 0)
    .map(([account, minor]) => ({ account: account as Account, currency: 'USD', minor }));
