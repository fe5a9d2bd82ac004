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

/** A month as 2026-01, a quarter as 2026-Q1, or a year; others are ignored. */
export const aPeriod = (word: string): boolean => /^2[01]\d\d(-(0[1-9]|1[0-2]|Q[1-4]))?$/.test(word);

/** This quarter and so many before it. */
export function quartersBack(count: number): string[] {
  const [year, month] = thisMonth().split('-').map(Number) as [number, number];
  const now = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: count }, (_, back) => {
    const quarter = now - back;
    return `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`;
  });
}

/** This year and so many before it. */
export const yearsBack = (count: number): string[] =>
  Array.from({ length: count }, (_, back) => String(Number(thisMonth().slice(0, 4)) - back));
