import type { Path, Query } from './schema';

/**
 * What a list is narrowed to by parameters of its route, as an address or a form holds them: each a text, empty where
 * nothing is filtered.
 */
export type TextFilters<P extends Path, Names extends keyof Query<P>> = Record<Names, string>;

/**
 * The filters that are set. An address may say anything, and the API refuses what makes no sense: so the names of filters
 * are checked against its document, their values are not.
 */
export function withoutEmpty<Search extends object>(search: Search): { [Name in keyof Search]?: never } {
  const set = Object.entries(search).filter(([, value]) => value !== '');
  return Object.fromEntries(set) as { [Name in keyof Search]?: never };
}
