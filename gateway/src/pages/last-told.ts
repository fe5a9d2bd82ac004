import { setTimeout as elapsed } from 'node:timers/promises';
import { type CachedReads, tooLarge } from '../cache/index.js';
import { publicReadOf } from '../routes/index.js';

/** Longer no page waits for what it could say of the shop. */
const patienceMs = 250;

/**
 * Reads something of the shop for its pages: as it is now or, where that cannot be read soon, as it was told last, at first `usual`.
 * `valueOf` takes the body of the answer. The reader is given who asks for the page, and never throws.
 */
export function lastTold<Value>(
  reads: CachedReads,
  { path, usual, valueOf }: { path: string; usual: Value; valueOf: (body: unknown) => Value },
): (address: string) => Promise<Value> {
  let told = usual;
  const read = async (address: string) => {
    const answer = await reads.get(publicReadOf(path)!, address);
    if (answer !== tooLarge && answer.status === 200) told = valueOf(JSON.parse(answer.body.toString()));
  };
  return async (address) => {
    const late = new AbortController();
    const patience = elapsed(patienceMs, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([read(address).catch(() => undefined), patience]);
    late.abort();
    return told;
  };
}
