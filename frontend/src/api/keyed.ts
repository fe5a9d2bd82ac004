import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { randomKey } from './random-key';

/** The keys of actions whose outcome is not known, by what they send where. */
const keys = new Map<string, string>();

/** Later the same action is a new one: meanwhile its effect may have been seen, and taken back. */
const KEPT_MS = 120_000;

const describeFile = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * A call with the Idempotency-Key of its action, so that it takes effect once. The same action, sent again, has the same key
 * until `forget` is called; a call that brings a key of its own keeps it.
 */
export function withKey(call: FetchArgs): { keyed: FetchArgs; forget: () => unknown } {
  const { url, body } = call;
  const action = JSON.stringify([url, body instanceof FormData ? [...body] : body], describeFile);
  const key = keys.get(action) ?? randomKey();
  // Another call may have ended the action meanwhile, so that this one's is another.
  const forget = () => keys.get(action) === key && keys.delete(action);
  keys.set(action, key);
  setTimeout(forget, KEPT_MS);
  return {
    keyed: { ...call, headers: { 'Idempotency-Key': key, ...(call.headers as Record<string, string>) } },
    forget,
  };
}
