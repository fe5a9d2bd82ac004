import { serverMessage, statusOf } from '../api/problem';
import { toast } from './toast';

const asSaid = (message: string) => message;

// The end of a session also aborts the calls that are under way, the one that told of it included.
function isEndOfSession(error: unknown): boolean {
  return statusOf(error) === 401 || (error as Partial<Error> | null)?.name === 'AbortError';
}

/**
 * A red toast that names what failed and, below it, the server's reason if it gave one, in the words of `said`.
 * Says nothing of a session that ran out: the log-in page does.
 */
export function toastFailure(
  title: string,
  error: unknown,
  said: (message: string) => string = asSaid,
): void {
  if (isEndOfSession(error)) return;
  const reason = serverMessage(error);
  toast.error(title, { description: reason ? said(reason) : undefined });
}
