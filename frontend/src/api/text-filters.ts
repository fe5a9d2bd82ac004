import type { Path, Query } from './schema';

/**
 * A list's filters by the names of its route's parameters. Each is a text, as in an address or a form, and empty when it
 * is not set.
 */
export type TextFilters<P extends Path, Names extends keyof Query<P>> = Record<Names, string>;

/**
 * The filters that are set. Their names are checked against the API's document; their values are not, since an address
 * can hold anything and the API refuses invalid values.
 */
export function withoutEmpty<Search extends object>(search: Search): { [Name in keyof Search]?: never } {
  const set = Object.entries(search).filter(([, value]) => value !== '');
  return Object.fromEntries(set) as { [Name in keyof Search]?: never };
}
