import { fieldError, invalid } from '@mekong/contracts';
import { atomsOf } from '../search/index.js';
import type { SynonymGroup } from './synonym-group.entity.js';

/** How many groups there can be: the book of all is built anew after each change. */
export const maxGroups = 500;

export type Words = Pick<SynonymGroup, 'words' | 'also'>;

/** Spellings that searches do not tell apart have the same key: `mouse` and `mouses` are one word. */
const keyOf = (word: string) =>
  atomsOf(word)
    .map(({ key }) => key)
    .join(' ');

/** Throws the fault of a word that another group has: searches would follow only one of them. */
export function refuseTaken(words: string[], others: Pick<SynonymGroup, 'words'>[]): void {
  const groupOf = new Map(others.flatMap((group) => group.words.map((word) => [keyOf(word), group.words])));
  const word = words.find((one) => groupOf.has(keyOf(one)));
  if (word === undefined) return;
  const group = groupOf.get(keyOf(word))![0]!;
  throw invalid([
    fieldError('words', 'WORD_TAKEN', `“${word}” is already in the group of “${group}”`, { word, group }),
  ]);
}

/** Throws when there is no room for another group. */
export function refuseTooMany(groups: number): void {
  if (groups < maxGroups) return;
  throw invalid([
    fieldError('words', 'TOO_MANY_GROUPS', `There can be at most ${maxGroups} groups`, { most: maxGroups }),
  ]);
}
