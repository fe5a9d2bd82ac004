import { shopDay } from '../../../api/shop-time';
import { formatDay } from '../../../lib/dates';

/** This month of the shop, as 2026-01. */
export const thisMonth = (): string => shopDay().slice(0, 7);

/** A month as 2026-01; others are ignored. */
export const aMonth = (word: string): boolean => /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(word);

/** The name of a month such as 2026-01. */
export function monthName(month: string, language: 'en' | 'km'): string {
  const day = `${month}-01`;
  if (language === 'km') return formatDay(day, 'km').replace(/^1 /, '');
  return new Date(day).toLocaleString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** This month and so many before it, and the one that is looked at. */
export function monthsBack(count: number, shown: string): string[] {
  const now = new Date(`${thisMonth()}-01`);
  const months = Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
  return months.includes(shown) ? months : [shown, ...months];
}
