import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { ApiAnswer } from './api-client.js';

/** Sends a call with one Idempotency-Key twice at once and then once more; answers how all of them were answered. */
export async function sentAgain(
  send: (key: Record<string, string>) => Promise<ApiAnswer>,
): Promise<Pick<ApiAnswer, 'status' | 'body'>> {
  const key = { 'idempotency-key': randomUUID() };
  const answers = [...(await Promise.all([send(key), send(key)])), await send(key)];
  const [first, ...others] = answers.map(({ status, body }) => ({ status, body }));
  for (const other of others) deepStrictEqual(other, first);
  return first!;
}
