import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 25;

/**
 * Calls `probe` until it answers something truthy, and answers that. A probe that throws counts as "not yet".
 * Rejects after `timeoutMs` (40 seconds unless given) with an error that names `what` and the last thing thrown.
 */
export async function waitFor<T>(
  probe: () => T | Promise<T>,
  options: { timeoutMs?: number; what?: string } = {},
): Promise<NonNullable<T>> {
  const { timeoutMs = 40_000, what = 'the expected state' } = options;
  const deadline = Date.now() + timeoutMs;
  let failure: unknown;
  for (;;) {
    try {
      failure = undefined;
      const answer = await probe();
      if (answer) return answer;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > deadline) {
      throw new Error(`Waited ${timeoutMs} ms in vain for ${what}.`, { cause: failure });
    }
    await delay(pauseMs);
  }
}
