import type { CategorySlug } from '../api/types';
import { CATEGORIES } from './categories';

// Longest first, so that 'mousepad' does not match 'mouse'.
const ALIASES = CATEGORIES.flatMap(({ slug, aliases }) => aliases.map((alias) => ({ slug, alias }))).sort(
  (a, b) => b.alias.length - a.alias.length,
);

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

interface MeantCategory {
  slug: CategorySlug;
  /** What stands behind the alias, to be searched in the category. */
  rest: string;
}

/** The category that a search term means, by its aliases and Khmer names; null when it means none. */
export function categoryOfTerm(term: string): MeantCategory | null {
  const folded = fold(term.trim()).replace(/\s+/g, ' ');
  const named = CATEGORIES.find(({ khmerNames }) => khmerNames.includes(folded));
  if (named) return { slug: named.slug, rest: '' };
  const meant = ALIASES.find(({ alias }) => folded.startsWith(alias));
  if (!meant) return null;
  const behind = folded.slice(meant.alias.length);
  return { slug: meant.slug, rest: behind.startsWith(' ') ? behind.trim() : '' };
}

/** The address of a category, or of a search in all of its brands. */
export const categoryPath = (slug: CategorySlug, term = ''): string =>
  term ? `/category/${slug}?${new URLSearchParams({ all: '1', q: term })}` : `/category/${slug}`;

/** The address of a search's results. */
export const searchPath = (term: string): string => `/search?${new URLSearchParams({ q: term.trim() })}`;
