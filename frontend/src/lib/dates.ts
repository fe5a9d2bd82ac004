import { shopZone } from '../api/shop-time';

// Many browsers have no Khmer month names.
const KHMER_MONTHS = [
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

function dayInKhmer(time: Date, timeZone: string): string {
  const inZone = (form: Intl.DateTimeFormatOptions) => time.toLocaleString('en-GB', { timeZone, ...form });
  const month = KHMER_MONTHS[Number(inZone({ month: 'numeric' })) - 1];
  return `${inZone({ day: 'numeric' })} ${month} ${inZone({ year: 'numeric' })}`;
}

function inKhmer(time: Date): string {
  const clock = time.toLocaleString('en-GB', { timeZone: shopZone, timeStyle: 'short' });
  return `${dayInKhmer(time, shopZone)} ម៉ោង ${clock}`;
}

/** A day such as 2026-11-21, as dates are written in the language. */
export function formatDay(day: string, language: 'en' | 'km' = 'en'): string {
  const time = new Date(day);
  if (language === 'km') return dayInKhmer(time, 'UTC');
  return time.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
}

/** An ISO time as date and time in the shop's time zone, wherever the reader is; '-' when there is none. */
export function formatMoment(iso: string | null | undefined, language: 'en' | 'km' = 'en'): string {
  const time = iso ? new Date(iso) : null;
  if (!time || Number.isNaN(time.getTime())) return '-';
  if (language === 'km') return inKhmer(time);
  return time.toLocaleString('en-US', { timeZone: shopZone, dateStyle: 'medium', timeStyle: 'short' });
}
