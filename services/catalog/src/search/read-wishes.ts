import { foldAccents } from '@mekong/contracts';
import { readCheap } from './cheap-words.js';
import { readPrice, withoutBounds, withoutOpenPrice } from './price-words.js';

interface Wishes {
  /** What is searched for, besides. */
  key: string;
  /** What was said of the price, behind a blank; empty where nothing was. */
  words: string;
  priced?: ReturnType<typeof readPrice>;
  isCheap: boolean;
}

/** Parts what is searched for from what it may cost. */
export function readWishes(term: string): Wishes {
  const priced = readPrice(term);
  const cheap = readCheap(withoutBounds(priced?.key ?? withoutOpenPrice(term)));
  return { ...cheap, priced, words: priced ? ` ${priced.words}` : '' };
}

/** Whether a term says nothing but what products may cost. */
export function saysOnlyPrice(term: string): boolean {
  const { key, priced, isCheap } = readWishes(term);
  return key === '' && (priced !== undefined || isCheap);
}

/** The words with the letters and accents with which they stand in the term. */
export function asTyped(words: string[], term: string): string[] {
  const typed = term.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // A number is searched for together with the word before it: `MAX 77`.
  const pairs = typed.slice(1).map((one, index) => `${typed[index]!} ${one}`);
  const isAs = (one: string, word: string) => foldAccents(one).replace(' ', '') === word.replace(' ', '');
  const asWritten = (word: string) => [...typed, ...pairs].find((one) => isAs(one, word));
  // Khmer is written without blanks between its words.
  const together = (word: string) => [word.replaceAll(' ', '')].find((one) => term.includes(one));
  return words.map((word) => asWritten(word) ?? together(word) ?? word);
}
