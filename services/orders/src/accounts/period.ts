import { startOfShopDay } from '@mekong/contracts';

/** A month (`2026-01`), a quarter (`2026-Q1`) or a year (`2026`), by the clock of Phnom Penh. */
export const periodPattern = /^2[01]\d\d(-(0[1-9]|1[0-2]|Q[1-4]))?$/;

/** Its first day, and the first one after it. */
export interface Days {
  from: string;
  until: string;
}

export function daysOf(period: string): Days {
  const year = Number(period.slice(0, 4));
  const part = period.slice(5);
  if (part === '') return between(year, 0, 12);
  if (part.startsWith('Q')) return between(year, (Number(part.slice(1)) - 1) * 3, 3);
  return between(year, Number(part) - 1, 1);
}

function between(year: number, month: number, months: number): Days {
  const day = (months: number) => new Date(Date.UTC(year, months, 1)).toISOString().slice(0, 10);
  return { from: day(month), until: day(month + months) };
}

/** The moments at which it begins and ends. */
export const momentsOf = ({ from, until }: Days) => ({
  begin: startOfShopDay(from),
  end: startOfShopDay(until),
});
