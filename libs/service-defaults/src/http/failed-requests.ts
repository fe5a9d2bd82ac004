import type { Logger } from 'pino';
import { failureCode } from '../to-problem.js';

const toldEveryMs = 60_000;

/** By code or message, of which there are a few dozen. */
type Told = Map<string, { at: number; unlogged: number }>;
const toldBy = new WeakMap<Logger, Told>();

/**
 * Logs a call that failed as the database is away or too slow: one line a minute for each reason, with the number of those that
 * were not logged before it. A busy shop would else push what led to it out of a log of limited size.
 */
export function logUnavailable(logger: Logger, error: unknown, about: object): void {
  const told: Told = toldBy.get(logger) ?? new Map();
  toldBy.set(logger, told);
  const reason = failureCode(error) || String((error as Error | undefined)?.message);
  const last = told.get(reason);
  const now = performance.now();
  if (last && now - last.at < toldEveryMs) {
    last.unlogged += 1;
    return;
  }
  told.set(reason, { at: now, unlogged: 0 });
  logger.error({ err: error, ...about, unlogged: last?.unlogged ?? 0 }, 'request failed');
}
