import type { CategorySlug } from '../api/types';
import { categoryOfTerm } from './search-terms';

const MOST = 3;

/** Words that find nothing by themselves. */
const FILLERS = new Set('a an and for from in of on or the to with សម្រាប់ និង'.split(' '));

const wordsOf = (term: string): string[] => term.split(/\s+/).filter((word) => word !== '');

/** The words of a term that found nothing, of which each may find something; none if there is only one. */
export function wordsToTry(term: string): string[] {
  const all = wordsOf(term);
  if (all.length < 2) return [];
  const telling = all.filter((word) => [...word].length > 1 && !FILLERS.has(word.toLowerCase()));
  return [...new Set(telling)].slice(0, MOST);
}

/** The category that a term or one of its words means. */
export function nearestCategory(term: string): CategorySlug | undefined {
  for (const part of [term, ...wordsOf(term)]) {
    const meant = categoryOfTerm(part);
    if (meant) return meant.slug;
  }
  return undefined;
}
