import type { CategorySlug } from '../api/types';
import { findCategory } from './categories';
import { keptHere } from './kept-here';

/** As many as fit side by side. */
export const MOST_COMPARED = 4;

/** The lists in the order in which they were changed, the latest last. */
export interface ComparedList {
  category: CategorySlug;
  ids: number[];
}

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

function listOf(entry: unknown): ComparedList[] {
  const { category, ids } = (entry ?? {}) as { category?: unknown; ids?: unknown };
  const known = typeof category === 'string' ? findCategory(category) : undefined;
  if (!known || !Array.isArray(ids)) return [];
  const kept = [...new Set(ids.filter(isId))].slice(0, MOST_COMPARED);
  return kept.length > 0 ? [{ category: known.slug, ids: kept }] : [];
}

/** The products that were chosen in this browser to be compared, a list for each category. */
export const comparedHere = keptHere<ComparedList[]>('compared-products', [], (stored) =>
  Array.isArray(stored) ? stored.flatMap(listOf) : [],
);

/** The ids of a category's list; empty without one. */
export const idsOf = (lists: ComparedList[], category: CategorySlug): number[] =>
  lists.find((list) => list.category === category)?.ids ?? [];

/** Stores the list of a category, if the browser allows storage; answers whether it did. */
export function keepCompared(category: CategorySlug, ids: number[]): boolean {
  const others = comparedHere.get().filter((list) => list.category !== category);
  const lists = ids.length > 0 ? [...others, { category, ids }] : others;
  return comparedHere.keep(lists.length > 0 ? lists : undefined);
}

/** The address that shows these products side by side, which can be shared. */
export const comparePath = (ids: number[]): string => `/compare?ids=${ids.join(',')}`;
