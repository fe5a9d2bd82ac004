import { statusOf } from '../api/problem';
import { toast } from './toast';

// The end of a session also aborts all running calls, including the one that got the 401.
function isEndOfSession(error: unknown): boolean {
  return statusOf(error) === 401 || (error as Partial<Error> | null)?.name === 'AbortError';
}

/**
 * A red toast with what failed and, below it, the reason if one is known. Not shown when the session has ended:
 * the login page says so.
 */
export function toastFailure(
  title: string,
  error: unknown,
  reasonOf: (error: unknown) => string | null,
  id?: string,
): void {
  if (isEndOfSession(error)) return;
  toast.error(title, { id, description: reasonOf(error) ?? undefined });
}
