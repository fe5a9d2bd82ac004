import type { PayCurrency, PaymentMethod } from '@mekong/contracts';

/** A payment as its provider is told of it. It is stored before anybody outside is asked. */
export interface Intent {
  orderId: string;
  currency: PayCurrency;
  /** Cents, or whole riel. */
  minor: number;
  createdAt: Date;
  payUntil: Date;
  /** What `create` has answered. */
  reference: string | null;
  payload: string | null;
}

/** By what the provider knows a payment from now on, and the exact text of the code by which it is paid. */
export interface Created {
  reference: string;
  payload: string;
  /** Opens the bank's app of whoever taps it, where the provider makes such links. */
  appLink?: string;
}

/** Money as a provider tells of it. */
export interface SeenMoney {
  /** The provider's own id of it. */
  transactionId: string;
  currency: PayCurrency;
  /** Positive. */
  minor: number;
  /** When it moved, by the provider's clock. */
  at: Date;
  toAccount: string;
  payer: string | null;
}

/** The same as its statement lists it: with the reference of the payment for which it came, where it names one. */
export interface StatementMoney extends SeenMoney {
  reference: string | null;
}

/** Why a provider could not be asked, or not be understood. That never means that nothing was paid. */
export type CannotCheck =
  'no_answer' | 'not_understood' | 'refused' | 'token' | 'too_many' | 'no_budget' | 'not_set_up';

export type StatusAnswer =
  /** With what the provider has given back of it so far, where it tells that. */
  | { outcome: 'paid'; money: SeenMoney; givenBackMinor?: number }
  | { outcome: 'not_found' }
  | { outcome: 'cannot_check'; why: CannotCheck };

/** A part of a payment, or all of it, that is to go back to whoever has paid. */
export interface Refund {
  /** The same each time this part is asked for, and that of no other one. */
  key: string;
  currency: PayCurrency;
  minor: number;
  /** What was given back of the payment before, as the books have it. */
  givenBefore: number;
}

/** What came of asking for it. `refused` for sure: nothing was given. */
export type RefundAnswer =
  | { outcome: 'given'; transactionId: string; at: Date }
  | { outcome: 'refused'; why: string }
  | { outcome: 'cannot_say'; why: CannotCheck };

/** What a caller outside sends when something has happened; only its signature makes it worth a look. */
export interface Callback {
  headers: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

/**
 * What the shop needs of whoever takes its money. A provider has the methods that it can; the others are missing, and are
 * never called. What a provider says is evidence: what becomes of the payment is decided here.
 */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  /** Makes the payment known to the provider; the same for the same intent, however often it is called. */
  create?(intent: Intent): Promise<Created>;
  /**
   * Asks about payments, by the ids of their orders; of those that are not in the answer it did not ask. `asker`: the id of
   * the person who waits for the answer.
   */
  status?(intents: Intent[], asker?: string): Promise<Map<string, StatusAnswer>>;
  /** Which payment somebody says to have news of, by its reference: a reason to ask, and no evidence. Undefined for a forgery. */
  parseCallback?(callback: Callback): string | undefined;
  /** Tells the provider that the payment is not wanted any more. It may be paid all the same. */
  cancel?(intent: Intent): Promise<void>;
  /**
   * Gives money back that it has taken. Answers, or gives up, within 20 seconds. After no clear answer it is asked again only once
   * `status` has told that nothing was given; so a provider without a `status` that tells it must know the key.
   */
  refund?(intent: Intent, refund: Refund): Promise<RefundAnswer>;
  /** All money that came between these times, also what nobody has asked about. Rejects where it cannot be read whole. */
  readStatement?(from: Date, until: Date): Promise<StatementMoney[]>;
}
