import { isUnanswered } from '../api/problem';
import { useI18n } from './i18n/i18n';

/** Returns why a call failed: the server's reason, or that no answer came; null when nothing is known. */
export function useReason(): (error: unknown) => string | null {
  const { t, translateProblem } = useI18n();
  return (error) => {
    if (!isUnanswered(error)) return translateProblem(error);
    return t(navigator.onLine ? 'The shop cannot be reached.' : 'You are offline.');
  };
}
