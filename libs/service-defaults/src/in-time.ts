/** What a call is given up with that took too long. */
export const tooLate = () => new DOMException('no answer in time', 'TimeoutError');

/** Waits for an answer, for so many ms (0 for ever); whoever makes it is not stopped. */
export async function inTime<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => (timer = after(ms, () => reject(tooLate()))));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Does it after so many ms (never for 0). What came in while this process stood still is read before. */
export const after = (ms: number, work: () => void) =>
  ms > 0 ? setTimeout(() => setImmediate(work), ms) : undefined;
