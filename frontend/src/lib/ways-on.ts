import type { CategorySlug } from '../api/types';
import { categoryOfTerm } from './search-terms';

const wordsOf = (term: string): string[] => term.split(/\s+/).filter((word) => word !== '');

/** The category that a term or one of its words means. */
export function nearestCategory(term: string): CategorySlug | undefined {
  for (const part of [term, ...wordsOf(term)]) {
    const meant = categoryOfTerm(part);
    if (meant) return meant.slug;
  }
  return undefined;
}
