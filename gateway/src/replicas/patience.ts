import type { ServerResponse } from 'node:http';
import { after, tooLate } from '@mekong/service-defaults';
import type { Replica } from './replica.js';

/**
 * Runs a call, which is given up after so many ms (0 for never), as soon as its replica is found to hang, and when its caller
 * goes. undici's own limits are counted in half seconds.
 */
export async function patiently<T>(
  ms: number,
  { replica, caller }: { replica?: Pick<Replica, 'waiting'>; caller?: ServerResponse },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = new AbortController();
  const giveUp = () => call.abort(tooLate());
  const timer = after(ms, giveUp);
  replica?.waiting.add(giveUp);
  caller?.once('close', giveUp);
  try {
    return await work(call.signal);
  } finally {
    // Left alone, the timer would keep the request and the answer in memory.
    clearTimeout(timer);
    replica?.waiting.delete(giveUp);
    caller?.off('close', giveUp);
  }
}
