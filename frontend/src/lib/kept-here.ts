/**
 * What this browser keeps under a key, as useSyncExternalStore takes it: a change in another tab is heard, too. `none` is what there
 * is without it; `valueOf` makes a value of what was stored, whoever has written it.
 */
export function keptHere<Value>(key: string, none: Value, valueOf: (stored: unknown) => Value) {
  const listeners = new Set<() => void>();
  // The same text is the same value, by which React knows that nothing has changed.
  let last: { text: string | null; value: Value } = { text: null, value: none };

  const read = (): typeof last => {
    try {
      const text = localStorage.getItem(key);
      if (text === last.text) return last;
      return { text, value: text === null ? none : valueOf(JSON.parse(text)) };
    } catch {
      return { text: null, value: none };
    }
  };

  return {
    subscribe(listener: () => void): () => void {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
    get(): Value {
      last = read();
      return last.value;
    },
    /** Rendered pages know nothing of it. */
    onServer: () => none,
    /** Stores it, or forgets it without one, if the browser allows storage; answers whether it did. */
    keep(value?: Value): boolean {
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch (error) {
        console.warn(`The browser could not keep ${key}:`, error);
        return false;
      } finally {
        listeners.forEach((listener) => listener());
      }
    },
  };
}
