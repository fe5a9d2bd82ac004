import { statusOf } from '../api/problem';
import { toast } from './toast';

// The end of a session also aborts the calls that are under way, the one that told of it included.
function isEndOfSession(error: unknown): boolean {
  return statusOf(error) === 401 || (error as Partial<Error> | null)?.name === 'AbortError';
}

/**
 * A red toast that names what failed and, below it, the server's reason if it gave one.
 * Says nothing of a session that ran out: the log-in page does.
 */
export function toastFailure(
  title: string,
  error: unknown,
  translateProblem: (error: unknown) => string | null,
): void {
  if (isEndOfSession(error)) return;
  toast.error(title, { description: translateProblem(error) ?? undefined });
}
