import { useEffect } from 'react';

/** Long enough for whoever was slow to come back, and for reading why one waits. */
const AGAIN_MS = 10_000;

/**
 * Asks again by itself what the shop has failed to answer: after a while, as nobody has done anything wrong, and as soon as there is
 * a network again.
 */
export function useAskUntilAnswered(isFailed: boolean, ask: () => unknown): void {
  useEffect(() => {
    if (!isFailed) return;
    const again = () => void ask();
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isFailed, ask]);
}
