import type { PayCurrency } from '@mekong/contracts';

/**
 * What money may be in, or come from. `unmatched` is money that fits no payment, `to-give-back` what the shop has promised to give
 * back by hand: both are meant to come to nothing, and so is what each courier holds, and `receivable`: what buyers owe for orders that they
 * have. `exchange` has dollars that were given for riel and the
 * other way round.
 */
export type Account =
  | (
      | 'demo'
      | 'khqr'
      | 'sales'
      | 'delivery'
      | 'tax'
      | 'unmatched'
      | 'to-give-back'
      | 'written-off'
      | 'receivable'
    )
  | (`courier:${string}` | 'cash-box' | 'bank' | 'fees' | 'rounding' | 'exchange');

type Currency = PayCurrency;

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

interface Sold {
  currency: Currency;
  /** What was to be paid, in riel rounded to its smallest note. */
  amountMinor: number;
  /** Riel for a dollar of its order; null of orders of before, all of which are in dollars. */
  rielRate: number | null;
  amountCents: number;
  deliveryCents: number;
  taxCents: number;
}

/** Cents of an order in the currency in which it is paid, to the riel. */
const worth = ({ currency, rielRate }: Sold, cents: number): number =>
  currency === 'USD' ? cents : Math.round((cents * rielRate!) / 100);

/** What an order's money is for, in the currency in which it is paid; in riel, the rounding is a line of its own. */
export function linesOfSale(
  from: 'khqr' | 'unmatched' | 'written-off' | 'receivable',
  sold: Sold,
): JournalLine[] {
  const all = worth(sold, sold.amountCents);
  const delivery = worth(sold, sold.deliveryCents);
  const tax = worth(sold, sold.taxCents);
  return linesIn(sold.currency, {
    [from]: sold.amountMinor,
    sales: delivery + tax - all,
    delivery: -delivery,
    tax: -tax,
    rounding: all - sold.amountMinor,
  });
}

/** Takes back what other lines have booked. */
export const reversed = (lines: JournalLine[]): JournalLine[] =>
  lines.map((line) => ({ ...line, minor: -line.minor }));

/** What is promised to be given back of an order: a part of the sales, or all that the order has on the accounts (`left`). */
export function linesOfPromise(sold: Sold, cents: number, left?: JournalLine[]): JournalLine[] {
  if (!left) {
    const minor = worth(sold, cents);
    return linesIn(sold.currency, { sales: minor, 'to-give-back': -minor });
  }
  const accounts = ['sales', 'delivery', 'tax', ...(sold.currency === 'KHR' ? ['rounding'] : [])];
  const earned = left.filter(({ account }) => accounts.includes(account));
  const rest = earned.reduce((sum, { minor }) => sum - minor, 0);
  return [...reversed(earned), ...linesIn(sold.currency, { 'to-give-back': -rest })];
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
    lines: isAll ? reversed(left) : inDollars({ demo: -cents, sales: cents }),
  };
}

const inDollars = (amounts: Partial<Record<Account, number>>) => linesIn('USD', amounts);

export const linesIn = (currency: Currency, amounts: Partial<Record<Account, number>>): JournalLine[] =>
  Object.entries(amounts)
    .filter(([, minor]) => minor)
    .map(([account, minor]) => ({ account: account as Account, currency, minor: minor! }));
