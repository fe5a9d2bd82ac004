import type { Path, Query } from './schema';

/**
 * What a list is narrowed to by parameters of its route, as an address or a form holds them: each a text, empty for no
 * wish.
 */
export type Wishes<P extends Path, Names extends keyof Query<P>> = Record<Names, string>;

/**
 * What is wished for. An address may say anything, and the API refuses what makes no sense: so the names of wishes are
 * held against its document, their values are not.
 */
export function wanted<Search extends object>(search: Search): { [Name in keyof Search]?: never } {
  const wishes = Object.entries(search).filter(([, value]) => value !== '');
  return Object.fromEntries(wishes) as { [Name in keyof Search]?: never };
}
