import type { LastBackup } from '../../../api/types';
import type { StaffText } from '../i18n/staff-i18n';
import { ageOf } from '../kit/age-words';
import { GOOD, WAITING } from '../kit/tag-colors';

/** A backup is made every night; one may fail. */
const MAX_MS = 2 * 86_400_000;

export const isTooOld = ({ made_at }: LastBackup) => made_at !== null && ageOf(made_at) > MAX_MS;

/** The worst that there is to say of the backups. */
export function backupVerdict(backup: LastBackup): { label: StaffText; color: string } {
  if (backup.made_at === null) return { label: 'Never noted', color: WAITING };
  if (isTooOld(backup)) return { label: 'Too old', color: WAITING };
  if (backup.is_archiving_broken) return { label: 'Needs a look', color: WAITING };
  return { label: 'Up to date', color: GOOD };
}
