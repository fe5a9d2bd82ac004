import type { CategorySlug } from '../api/types';
import { findCategory } from './categories';

const KEY = 'compared-products';

/** As many as fit side by side. */
export const MOST_COMPARED = 4;

/** The lists in the order in which they were changed, the latest last. */
export interface ComparedList {
  category: CategorySlug;
  ids: number[];
}

const NONE: ComparedList[] = [];

const listeners = new Set<() => void>();
let read: { text: string | null; lists: ComparedList[] } = { text: null, lists: NONE };

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

function listOf(entry: unknown): ComparedList[] {
  const { category, ids } = (entry ?? {}) as { category?: unknown; ids?: unknown };
  const known = typeof category === 'string' ? findCategory(category) : undefined;
  if (!known || !Array.isArray(ids)) return [];
  const kept = [...new Set(ids.filter(isId))].slice(0, MOST_COMPARED);
  return kept.length > 0 ? [{ category: known.slug, ids: kept }] : [];
}

function listsIn(text: string): ComparedList[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.flatMap(listOf) : NONE;
  } catch {
    return NONE;
  }
}

/** The products that were chosen in this browser to be compared, a list for each category, for useSyncExternalStore. */
export const comparedHere = {
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
  get(): ComparedList[] {
    const text = stored();
    if (text !== read.text) read = { text, lists: text === null ? NONE : listsIn(text) };
    return read.lists;
  },
  /** Rendered pages know nothing of it. */
  onServer: () => NONE,
};

/** The ids of a category's list; empty without one. */
export const idsOf = (lists: ComparedList[], category: CategorySlug): number[] =>
  lists.find((list) => list.category === category)?.ids ?? [];

/** Stores the list of a category, if the browser allows storage; answers whether it did. */
export function keepCompared(category: CategorySlug, ids: number[]): boolean {
  const others = comparedHere.get().filter((list) => list.category !== category);
  const lists = ids.length > 0 ? [...others, { category, ids }] : others;
  try {
    if (lists.length > 0) localStorage.setItem(KEY, JSON.stringify(lists));
    else localStorage.removeItem(KEY);
    return true;
  } catch (error) {
    console.warn('What is compared could not be kept:', error);
    return false;
  } finally {
    listeners.forEach((listener) => listener());
  }
}

/** The address that shows these products side by side, which can be shared. */
export const comparePath = (ids: number[]): string => `/compare?ids=${ids.join(',')}`;
