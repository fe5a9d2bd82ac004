import type { Fault } from '../../../api/problem';
import { useStaffI18n } from '../i18n/staff-i18n';

interface FailedRow {
  /** In English. */
  error: string | null;
  faults?: Fault[] | null;
}

/** Why a row failed, in the reader's language if the server lists its faults, else in English. */
export function useRowReason(): (row: FailedRow) => string {
  const { translateFault } = useStaffI18n();
  return ({ error, faults }) => faults?.map(translateFault).join('. ') || (error ?? '');
}
