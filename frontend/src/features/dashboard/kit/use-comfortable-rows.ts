import { useSyncExternalStore } from 'react';

const KEY = 'comfortable-rows';

const listeners = new Set<() => void>();
/** Where the browser refuses to store it, the choice holds until the page is left. */
let chosen: boolean | undefined;

function read(): boolean {
  try {
    return (chosen ??= localStorage.getItem(KEY) === '1');
  } catch {
    return (chosen ??= false);
  }
}

function choose(isComfortable: boolean): void {
  chosen = isComfortable;
  try {
    localStorage.setItem(KEY, isComfortable ? '1' : '0');
  } catch {
    // Kept for this page only.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the rows of tables have more room and more lines, as chosen in this browser, and a function that switches it. */
export function useComfortableRows() {
  const isComfortable = useSyncExternalStore(subscribe, read);
  return { isComfortable, toggle: () => choose(!isComfortable) };
}
