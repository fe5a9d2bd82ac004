import { isUnanswered } from '../../../api/problem';
import { useStaffI18n } from '../i18n/staff-i18n';

/** Why a call failed: the server's reason, or that no answer came; null when nothing is known. */
export function useReason() {
  const { t, translateProblem } = useStaffI18n();
  return (error: unknown): string | null => {
    if (!isUnanswered(error)) return translateProblem(error);
    return t(navigator.onLine ? 'The shop cannot be reached.' : 'You are offline.');
  };
}
