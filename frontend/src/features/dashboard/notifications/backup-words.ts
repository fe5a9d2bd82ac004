import type { LastBackup } from '../../../api/types';
import type { StaffText, useStaffI18n } from '../i18n/staff-i18n';
import { GOOD, WAITING } from '../kit/tag-colors';

type T = ReturnType<typeof useStaffI18n>['t'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A backup is made every night; one may fail. */
const MAX_MS = 2 * DAY_MS;

const ageOf = (time: string) => Math.max(0, Date.now() - Date.parse(time));

/** How long ago that was, roughly. */
export function ageInWords(time: string, t: T): string {
  const age = ageOf(time);
  if (age < HOUR_MS) return t('{count} min ago', { count: Math.floor(age / MINUTE_MS) });
  const hours = Math.floor(age / HOUR_MS);
  if (hours === 1) return t('1 hour ago');
  if (age < MAX_MS) return t('{count} hours ago', { count: hours });
  return t('{count} days ago', { count: Math.floor(age / DAY_MS) });
}

export const isTooOld = ({ made_at }: LastBackup) => made_at !== null && ageOf(made_at) > MAX_MS;

/** The worst that there is to say of the backups. */
export function backupVerdict(backup: LastBackup): { label: StaffText; color: string } {
  if (backup.made_at === null) return { label: 'Never noted', color: WAITING };
  if (isTooOld(backup)) return { label: 'Too old', color: WAITING };
  if (backup.is_archiving_broken) return { label: 'Needs a look', color: WAITING };
  return { label: 'Up to date', color: GOOD };
}
