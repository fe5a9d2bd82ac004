import { countable, type Day } from './day.js';

export const dayView = ({ day, figures, balances, closing, firstOpenDay }: Day) => ({
  day,
  figures,
  balances: balances.map((balance) => ({
    ...balance,
    is_counted: (countable as readonly string[]).includes(balance.account),
  })),
  closed: closing && { ...closing, at: closing.at?.toISOString() ?? null },
  first_open_day: firstOpenDay,
});
