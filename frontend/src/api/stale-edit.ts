import { problemOf } from './problem';

/** The current state of a thing whose edit was refused because somebody changed it first; null for other failures. */
export function staleEditOf(error: unknown): (Record<string, unknown> & { version: number }) | null {
  const problem = problemOf(error);
  if (problem?.code !== 'STALE_EDIT' || typeof problem.current !== 'object') return null;
  return problem.current as Record<string, unknown> & { version: number };
}
