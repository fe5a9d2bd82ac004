import type { Logger } from 'pino';
import { failureCode } from '../to-problem.js';

const loggedEveryMs = 60_000;

/** By code or message, of which there are a few dozen. */
type Logged = Map<string, { at: number; unlogged: number }>;
const loggedBy = new WeakMap<Logger, Logged>();

/**
 * Logs a call that failed as the database is away or too slow: one line a minute for each reason, with the number of those that
 * were not logged before it. A busy shop would else push what led to it out of a log of limited size.
 */
export function logUnavailable(logger: Logger, error: unknown, about: object): void {
  const logged: Logged = loggedBy.get(logger) ?? new Map();
  loggedBy.set(logger, logged);
  const reason = failureCode(error) || String((error as Error | undefined)?.message);
  const last = logged.get(reason);
  const now = performance.now();
  if (last && now - last.at < loggedEveryMs) {
    last.unlogged += 1;
    return;
  }
  logged.set(reason, { at: now, unlogged: 0 });
  logger.error({ err: error, ...about, unlogged: last?.unlogged ?? 0 }, 'request failed');
}
