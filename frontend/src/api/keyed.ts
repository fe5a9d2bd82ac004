import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { randomKey } from './random-key';

/** The keys of actions whose outcome is not known, by what they send where, each with its time. */
const keys = new Map<string, [key: string, at: number]>();

/** Later the same action is a new one: meanwhile its effect may have been seen, and taken back. */
const KEPT_MS = 120_000;

const describeFile = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * A POST with the Idempotency-Key of its action, so that it takes effect once. The same action, sent again, has the same key
 * until `forget` is called; a call that brings a key of its own keeps it.
 */
export function withKey(call: FetchArgs): { keyed: FetchArgs; forget: () => unknown } {
  const { url, body } = call;
  const action = JSON.stringify([url, body instanceof FormData ? [...body] : body], describeFile);
  for (const [known, [, at]] of keys) if (Date.now() - at > KEPT_MS) keys.delete(known);
  const [key] = keys.get(action) ?? [randomKey()];
  keys.set(action, [key, Date.now()]);
  return {
    keyed: { ...call, headers: { 'Idempotency-Key': key, ...(call.headers as Record<string, string>) } },
    // Another call may have ended the action meanwhile, so that this one's is another.
    forget: () => keys.get(action)?.[0] === key && keys.delete(action),
  };
}
