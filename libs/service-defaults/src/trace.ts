import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const store = new AsyncLocalStorage<string>();
const pattern = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The W3C traceparent of the current work, if any. */
export function currentTraceparent(): string | undefined {
  return store.getStore();
}

export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent?.match(pattern)?.[1];
}

/** Runs `work` under the given traceparent, or under a new one where it is missing or malformed. */
export function runInTrace<T>(traceparent: string | undefined, work: () => T): T {
  return store.run(continueTrace(traceparent), work);
}

/** The same trace with a span id of its own. */
export function continueTrace(traceparent: string | undefined): string {
  return `00-${traceIdOf(traceparent) ?? randomHex(32)}-${randomHex(16)}-01`;
}

let pool = '';

/** Random hex digits from a pool: a call for a few random bytes costs as much as one for thousands. */
function randomHex(length: number): string {
  if (pool.length < length) pool = randomBytes(2_048).toString('hex');
  const digits = pool.slice(0, length);
  pool = pool.slice(length);
  return digits;
}
