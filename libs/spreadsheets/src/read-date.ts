import { startOfShopDay, withLatinDigits } from '@mekong/contracts';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const khmerNames = [
  'មករា',
  'កុម្ភៈ',
  'មីនា',
  'មេសា',
  'ឧសភា',
  'មិថុនា',
  'កក្កដា',
  'សីហា',
  'កញ្ញា',
  'តុលា',
  'វិច្ឆិកា',
  'ធ្នូ',
];

const month = '([a-z]{3,9}|[\\u1780-\\u17d3]+)';
const year = '(\\d{4}|\\d{2})';

interface Day {
  year?: number;
  month: number;
  day: number;
}

/**
 * Whether a file of what has been writes months before days: its days cannot be read otherwise, or the name of their column says so, or
 * else they would be still to come.
 */
export function hasMonthFirst(texts: string[], { name = '', now = new Date() } = {}): boolean {
  const firsts = texts.map((text) => /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/.exec(withLatinDigits(text)));
  const is = (place: 1 | 2) => firsts.some((found) => Number(found?.[place]) > 12);
  if (is(1) || is(2)) return !is(1);
  const said = /\b(?:(mm?)[-/.]dd?|dd?[-/.]mm?)\b/i.exec(name);
  if (said) return said[1] !== undefined;
  const tomorrow = now.getTime() + 86_400_000;
  const isToCome = (isMonthFirst: boolean) =>
    texts.some((text) => (readDate(text, { isMonthFirst, now })?.getTime() ?? 0) > tomorrow);
  return isToCome(false) && !isToCome(true);
}

/**
 * A moment as files write it, by the clock of Phnom Penh unless they name a zone: `2026-11-28 10:15`, `2026-11-28 10:15:00 +0700`,
 * `28/11/2026`, `Nov 28, 2026 10:15 AM`; without a year it is the last one that was. Without a time of day it is the beginning of that day. Undefined where it cannot be read.
 */
export function readDate(text: string, { isMonthFirst = false, now = new Date() } = {}): Date | undefined {
  const plain = withLatinDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/ថ្ងៃទី|ខែ|ឆ្នាំ|ម៉ោង|\bat\b/g, ' ')
    .replace(/^\s*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const zoned = /^(\d{4}-\d\d-\d\d)[t ]([\d:.]+) ?(z|utc|[+-]\d\d:?\d\d)$/.exec(plain);
  if (zoned) return valid(new Date(`${zoned[1]}T${zoned[2]}${zoneOf(zoned[3]!)}`));
  const day = dayIn(plain, isMonthFirst);
  const ms = day && timeIn(plain);
  if (!day || ms === undefined) return undefined;
  return day.year === undefined ? lastOf(day, ms, now) : moment(day, day.year, ms);
}

const zoneOf = (zone: string) => (/^[zu]/.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`);

function dayIn(text: string, isMonthFirst: boolean): Day | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const numbers = new RegExp(`^(\\d{1,2})[-/. ](\\d{1,2})[-/. ]${year}(?!\\d)`).exec(text);
  if (numbers) {
    const [one, two] = [Number(numbers[1]), Number(numbers[2])];
    return {
      year: fullYear(numbers[3]),
      ...(isMonthFirst ? { month: one, day: two } : { month: two, day: one }),
    };
  }
  const named = new RegExp(`^(\\d{1,2})[-/ ]?${month}\\.?(?:[-/ ,]+${year}(?![\\d:]))?`).exec(text);
  if (named) return withName(named[2]!, named[1]!, named[3]);
  const first = new RegExp(`^${month}\\.? ?(\\d{1,2})(?:st|nd|rd|th)?(?:,? ${year}(?![\\d:]))?`).exec(text);
  return first ? withName(first[1]!, first[2]!, first[3]) : undefined;
}

function withName(name: string, day: string, years?: string): Day | undefined {
  const place = Math.max(
    names.indexOf(name.slice(0, 3)),
    khmerNames.findIndex((one) => name.startsWith(one)),
  );
  return place < 0 ? undefined : { year: fullYear(years), month: place + 1, day: Number(day) };
}

const fullYear = (digits?: string) =>
  digits === undefined ? undefined : Number(digits.length === 2 ? `20${digits}` : digits);

/** The time of day in milliseconds, 0 where none is said; undefined for one that there is not. */
function timeIn(text: string): number | undefined {
  const found = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)? ?(am|pm|a\.m|p\.m|ព្រឹក|រសៀល|ល្ងាច|យប់)?/.exec(text);
  if (!found) return 0;
  const [hours, minutes, seconds] = [found[1], found[2], found[3] ?? 0].map(Number) as [
    number,
    number,
    number,
  ];
  const half = found[4];
  if (minutes > 59 || seconds > 59 || hours > (half ? 12 : 23)) return undefined;
  const isMorning = half?.startsWith('a') || half === 'ព្រឹក';
  const clock = half ? (hours % 12) + (isMorning ? 0 : 12) : hours;
  return ((clock * 60 + minutes) * 60 + seconds) * 1_000;
}

/** Of a day without its year, the last one that was. */
function lastOf(day: Day, ms: number, now: Date): Date | undefined {
  const tomorrow = now.getTime() + 86_400_000;
  const years = [1, 0, -1].map((more) => moment(day, now.getUTCFullYear() + more, ms));
  return years.find((one) => one && one.getTime() <= tomorrow);
}

function moment({ month, day }: Day, years: number, ms: number): Date | undefined {
  const written = `${years}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const midnight = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== written) return undefined;
  if (years < 2000 || years > 2199) return undefined;
  return new Date(startOfShopDay(written).getTime() + ms);
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date);
