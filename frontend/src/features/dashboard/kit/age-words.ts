import type { useStaffI18n } from '../i18n/staff-i18n';

type T = ReturnType<typeof useStaffI18n>['t'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds since then; 0 for what a clock that goes wrong puts into the future. */
export const ageOf = (time: string): number => Math.max(0, Date.now() - Date.parse(time));

/** How long ago that was, roughly. */
export function ageInWords(time: string, t: T): string {
  const age = ageOf(time);
  if (age < HOUR_MS) return t('{count} min ago', { count: Math.floor(age / MINUTE_MS) });
  const hours = Math.floor(age / HOUR_MS);
  if (hours === 1) return t('1 hour ago');
  if (age < 2 * DAY_MS) return t('{count} hours ago', { count: hours });
  return t('{count} days ago', { count: Math.floor(age / DAY_MS) });
}
