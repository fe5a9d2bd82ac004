import { useCallback, useSyncExternalStore } from 'react';

// Twice a second, so that a late tick does not skip a second.
const TICK_MS = 500;

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a time (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil((moment - Date.now()) / 1000)), [moment]);
  return useSyncExternalStore(onTick, secondsLeft, secondsLeft);
}
