import type { PayCurrency } from '@mekong/contracts';

/** What can be counted: the bank's account for codes, the bank, and the cash in the shop. */
export const countable = ['khqr', 'bank', 'cash-box'] as const;

export interface Counted {
  account: (typeof countable)[number];
  currency: PayCurrency;
  /** Cents, or whole riel. */
  minor: number;
}

/** What came and went by one way to pay, in one currency. */
export interface DayFigures {
  method: string;
  currency: PayCurrency;
  payments: number;
  refunds: number;
  /** What came and fits no payment, less what was decided about. */
  unmatched: number;
  fees: number;
}

export interface DayBalance {
  account: string;
  currency: PayCurrency;
  opening: number;
  closing: number;
}

/** That a day is closed; who has closed it is null for one that was closed along with a later one. */
export interface Closing {
  at: Date | null;
  by: string | null;
  explanation: string | null;
  counted: Counted[];
}

export interface Day {
  day: string;
  figures: DayFigures[];
  balances: DayBalance[];
  closing: Closing | null;
  /** The first day that has money and is not closed. */
  firstOpenDay: string | null;
}
