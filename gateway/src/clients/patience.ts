import type { Replica } from './replica.js';

const tooLate = () => new DOMException('no answer in time', 'TimeoutError');

/**
 * Runs a call, which is given up after so many ms (0 for never), and as soon as its replica is found to hang. undici's own
 * limits are counted in half seconds.
 */
export async function patiently<T>(
  ms: number,
  replica: Pick<Replica, 'waiting'> | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = new AbortController();
  const giveUp = () => call.abort(tooLate());
  const timer = after(ms, giveUp);
  replica?.waiting.add(giveUp);
  try {
    return await work(call.signal);
  } finally {
    // Left alone, the timer would keep the request and the answer in memory.
    clearTimeout(timer);
    replica?.waiting.delete(giveUp);
  }
}

/** Waits for an answer, for so many ms; whoever makes it is not stopped. */
export async function inTime<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => (timer = after(ms, () => reject(tooLate()))));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What came in while this process stood still is read before. */
const after = (ms: number, work: () => void) =>
  ms > 0 ? setTimeout(() => setImmediate(work), ms) : undefined;
