import type { CategorySlug, ProductSummary } from '../api/types';
import { CATEGORIES } from './categories';

// Longest first, so that 'mousepad' does not match 'mouse'.
const ALIASES = CATEGORIES.flatMap(({ slug, aliases }) => aliases.map((alias) => ({ slug, alias }))).sort(
  (a, b) => b.alias.length - a.alias.length,
);

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The category that a search term means, by its aliases and Khmer names; null when it means none. */
export function categoryOfTerm(term: string): CategorySlug | null {
  const folded = fold(term.trim()).replace(/\s+/g, ' ');
  const named = CATEGORIES.find(({ khmerNames }) => khmerNames.includes(folded));
  return named?.slug ?? ALIASES.find(({ alias }) => folded.startsWith(alias))?.slug ?? null;
}

type Named = Pick<ProductSummary, 'name'> & { name_km?: string | null };

/** Products whose English or Khmer name contains the term, ignoring case; none for a blank term. */
export function matchByName<T extends Named>(products: T[], term: string): T[] {
  const folded = fold(term.trim());
  if (folded === '') return [];
  return products.filter(
    ({ name, name_km }) => fold(name).includes(folded) || fold(name_km ?? '').includes(folded),
  );
}
