const KEY = 'wishlist';
const NONE: number[] = [];

/** As many as an account keeps. */
export const MOST_MARKED = 200;

const listeners = new Set<() => void>();
let read: { text: string | null; ids: number[] } = { text: null, ids: NONE };

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function idsIn(text: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)).slice(0, MOST_MARKED) : NONE;
  } catch {
    return NONE;
  }
}

/** The products that somebody without a login has marked in this browser, for useSyncExternalStore. */
export const markedHere = {
  subscribe(listener: () => void): () => void {
    const hear = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', hear);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', hear);
    };
  },
  get(): number[] {
    const text = stored();
    if (text !== read.text) read = { text, ids: text === null ? NONE : idsIn(text) };
    return read.ids;
  },
  /** Rendered pages know nothing of it. */
  onServer: () => NONE,
};

/** Stores what is marked, if the browser allows storage; answers whether it did. */
export function keepMarked(ids: number[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST_MARKED)));
    else localStorage.removeItem(KEY);
    return true;
  } catch (error) {
    console.warn('The wishlist could not be kept:', error);
    return false;
  } finally {
    listeners.forEach((listener) => listener());
  }
}
