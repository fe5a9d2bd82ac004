import { useCallback, useSyncExternalStore } from 'react';
import { shopNow } from '../api/shop-clock';

// Twice a second, so that a late tick does not skip a second.
const TICK_MS = 500;

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a time by the shop's clock (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil((moment - shopNow()) / 1000)), [moment]);
  return useSyncExternalStore(onTick, secondsLeft, secondsLeft);
}
