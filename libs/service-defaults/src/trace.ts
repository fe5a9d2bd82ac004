import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isRecorded, startSpan, type Span, type SpanDetails, type Tracer } from './tracing/tracer.js';

/** What the current work belongs to. */
interface Work {
  /** The W3C traceparent that what it causes gets. */
  traceparent: string;
  /** Where its trace is recorded. */
  recorded?: { tracer: Tracer; span: Span };
  /** Who alone waits for what it reads. */
  caller?: ServerResponse;
}

const store = new AsyncLocalStorage<Work | undefined>();
const pattern = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

/** The W3C traceparent of the current work, if any. */
export function currentTraceparent(): string | undefined {
  return store.getStore()?.traceparent;
}

export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent?.match(pattern)?.[1];
}

/** Runs `work` under the given traceparent, or under a new one where it is missing or malformed. */
export function runInTrace<T>(traceparent: string | undefined, work: () => T): T {
  return store.run({ traceparent: continueTrace(traceparent) }, work);
}

/** Runs what serves many traces, so that nothing of it counts as part of the present one. */
export function runOutsideTraces<T>(work: () => T): T {
  return store.getStore() ? store.run(undefined, work) : work();
}

/** Runs a read that only its caller waits for: its statements end when that caller goes. */
export function readFor<T>(caller: ServerResponse, read: () => T): T {
  return store.run({ traceparent: continueTrace(undefined), ...store.getStore(), caller }, read);
}

/** Runs what others may wait for as well. */
export function readForAll<T>(read: () => T): T {
  const work = store.getStore();
  return work?.caller ? store.run({ ...work, caller: undefined }, read) : read();
}

/** Who alone waits for what the current work reads. */
export const currentCaller = (): ServerResponse | undefined => store.getStore()?.caller;

/** Runs `work` as what the span is about; the caller ends the span. */
export function runInSpan<T>(tracer: Tracer, span: Span, work: () => T): T {
  const { traceparent } = span;
  const recorded = isRecorded(traceparent) ? { tracer, span } : undefined;
  return store.run({ traceparent, recorded, caller: currentCaller() }, work);
}

/** Does `work` as a span of the current trace, where that is recorded. */
export function inSpan<T>(details: () => SpanDetails, work: () => Promise<T>): Promise<T> {
  const current = store.getStore();
  if (!current?.recorded) return work();
  const { tracer } = current.recorded;
  const span = startSpan(tracer, current.traceparent, details);
  return span ? endWith(tracer, span, work) : work();
}

/** Does `work` as a span of the trace that `parent` belongs to, where that is recorded. */
export function inSpanOf<T>(
  tracer: Tracer | undefined,
  parent: string | null | undefined,
  details: () => SpanDetails,
  work: () => Promise<T>,
): Promise<T> {
  const span = startSpan(tracer, parent, details);
  return span ? endWith(tracer!, span, work) : work();
}

/** Notes that the current work is about another trace as well. */
export function linkTrace(traceparent: string | null | undefined): void {
  if (traceparent) store.getStore()?.recorded?.span.link(traceparent);
}

/** The same trace with a span id of its own; a new one is not recorded. */
export function continueTrace(traceparent: string | undefined): string {
  const [, traceId = randomHex(32), flags = '00'] = traceparent?.match(pattern) ?? [];
  return `00-${traceId}-${randomHex(16)}-${flags}`;
}

async function endWith<T>(tracer: Tracer, span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await runInSpan(tracer, span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

let pool = '';

/** Random hex digits from a pool: a call for a few random bytes costs as much as one for thousands. */
export function randomHex(length: number): string {
  if (pool.length < length) pool = randomBytes(2_048).toString('hex');
  const digits = pool.slice(0, length);
  pool = pool.slice(length);
  return digits;
}
