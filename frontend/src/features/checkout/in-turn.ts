import { randomKey } from '../../api/random-key';
import { DRAFT_PREFIX, quietly } from '../../lib/forget-drafts';

/** The name of the browser's lock, and of what stands for it in the storage of all tabs. */
const LOCK = 'checkout';
const HOLDER = `${DRAFT_PREFIX}checkout-turn`;
/** A tab that sleeps keeps nobody waiting for longer. */
const WAIT_MS = 20_000;
/** After so long every tab that found nobody at work has written that it is: the last one to write goes first. */
const SETTLE_MS = 100;

/** One tab after the other, where the browser can let them wait. */
export async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
  // Not on a page without https, or in old browsers.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? inTurnByLock(locks, work) : inTurnByStorage(owner, work);
}

async function inTurnByLock<T>(locks: LockManager, work: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(WAIT_MS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/** The same by what all tabs read and write. */
async function inTurnByStorage<T>(owner: string, work: () => Promise<T>): Promise<T> {
  const tab = randomKey();
  const release = () => {
    if (holder() === tab) quietly(() => localStorage.removeItem(HOLDER), undefined);
  };
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end && holder() !== tab) {
    if (holder() === undefined && !take(owner, tab)) break;
    await new Promise((done) => setTimeout(done, SETTLE_MS));
  }
  // A tab that is closed or reloaded meanwhile keeps nobody waiting.
  addEventListener('pagehide', release);
  try {
    return await work();
  } finally {
    removeEventListener('pagehide', release);
    release();
  }
}

/** Whether it was written; storage may be blocked. */
function take(owner: string, tab: string): boolean {
  const draft = { tab, until: Date.now() + WAIT_MS };
  quietly(() => localStorage.setItem(HOLDER, JSON.stringify({ owner, draft })), undefined);
  return holder() === tab;
}

/** The tab at work, unless that is so long ago that it sleeps or has crashed. */
function holder(): string | undefined {
  return quietly(() => {
    const kept = JSON.parse(localStorage.getItem(HOLDER) ?? 'null') as {
      draft: { tab: string; until: number };
    } | null;
    return kept && kept.draft.until > Date.now() ? kept.draft.tab : undefined;
  }, undefined);
}
