import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 25;

/** As long as tests wait for what takes `ms` at most on a usual machine; the run decides how much longer (`jest/patience.mjs`). */
export const patient = (ms: number): number => ms * Number(process.env.TEST_PATIENCE ?? 1);

/**
 * Calls `probe` until it answers something truthy, and answers that. A probe that throws counts as "not yet".
 * Rejects after `timeoutMs` (40 seconds unless given; longer on a slow or busy machine) with an error that names `what` and the last thing thrown.
 */
export async function waitFor<T>(
  probe: () => T | Promise<T>,
  options: { timeoutMs?: number; what?: string } = {},
): Promise<NonNullable<T>> {
  const { what = 'the expected state' } = options;
  const timeoutMs = patient(options.timeoutMs ?? 40_000);
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
