import { readDate } from '@mekong/spreadsheets';
import { first, type Said } from './said.js';

const dayMs = 86_400_000;

const isDay = (text: string) => !text.includes(':');

/** Whether a reduced price holds now: it may have its first and its last day, in columns of their own or in one. */
export function isOnSaleNow(said: Said, now = Date.now()): boolean {
  const [from, to] = first(said, 'sale_dates')?.split('/') ?? [];
  const begins = momentIn(first(said, 'sale_begins') ?? from);
  const last = first(said, 'sale_ends') ?? to ?? '';
  const ends = momentIn(last);
  const isOver = ends !== undefined && now >= ends + (isDay(last) ? dayMs : 0);
  return !isOver && (begins === undefined || begins <= now);
}

/** Undefined where there is none, or nobody can say which it is. Systems that write a day as 1/31/20 mean January. */
const momentIn = (text = ''): number | undefined => readDate(text.trim(), { isMonthFirst: true })?.getTime();
