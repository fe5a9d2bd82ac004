import { useSyncExternalStore } from 'react';

/** A hook for a choice that this browser keeps: whether it is on, and a function that switches it. */
export function browserSwitch(key: string, { isOnAtFirst }: { isOnAtFirst: boolean }) {
  const listeners = new Set<() => void>();
  /** Where the browser refuses to store it, the choice holds until the page is left. */
  let chosen: boolean | undefined;

  function read(): boolean {
    try {
      return (chosen ??= (localStorage.getItem(key) ?? (isOnAtFirst ? '1' : '0')) === '1');
    } catch {
      return (chosen ??= isOnAtFirst);
    }
  }

  function choose(isOn: boolean): void {
    chosen = isOn;
    try {
      localStorage.setItem(key, isOn ? '1' : '0');
    } catch {
      // Kept for this page only.
    }
    listeners.forEach((listener) => listener());
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return function useSwitch() {
    const isOn = useSyncExternalStore(subscribe, read);
    return { isOn, toggle: () => choose(!isOn) };
  };
}
