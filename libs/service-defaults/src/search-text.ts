import { foldText, textKey, withLatinDigits } from '@mekong/contracts';
import { clustersOf, khmerRun } from './khmer-clusters.js';
import { phoneKey, wantedKeys } from './phone.js';

const khmerRuns = new RegExp(khmerRun.source, 'gu');

/**
 * A text in the one form in which all searches of staff compare it: `foldText`, with the Khmer words that look or sound alike in one
 * spelling. `Ñandú` and nandu, `O’Brien` and O'Brien, ក្តារ and ក្ដារ are the same.
 */
export const searchText = (text: string): string =>
  foldText(text).replaceAll(khmerRuns, (run) =>
    clustersOf(run)
      .map(({ key }) => key)
      .join(''),
  );

/** Where a model or a code is written with blanks or hyphens by one, and without them by another. */
export const compactText = (text: string): string => searchText(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The text in which `wantedWords` are looked for: a line for each text, another one where its form is a different one. */
export function searchKey(texts: string[], phones: string[] = []): string {
  const lines = [...texts.map(textKey), ...texts.map(searchText), ...phones.map(phoneKey)];
  return [...new Set(lines)].filter(Boolean).join('\n');
}

/** A sentence is no search: more words are not looked for. */
const mostWords = 8;

/** A phone number among other words, in any writing: enough digits, in groups or with a country code. */
const phoneRun = /(?<![\p{L}\p{N}-])[+(]*\d(?:[ ().-]*\d){5,}(?![\p{L}\p{N}-])/gu;
const isNumber = /^\+?[\d\s().-]+$/;

/**
 * The words of a searched text, in any order, each in the forms in which a `searchKey` may have it; one form of every word must be
 * there. With `phones` a phone number counts as one word, however it is written.
 */
export function wantedWords(searched: string, { phones = false } = {}): string[][] {
  const typed = withLatinDigits(textKey(searched));
  if (phones && isNumber.test(typed)) return [wantedKeys(typed)];
  const numbers = phones ? (typed.match(phoneRun) ?? []) : [];
  const words = (phones ? typed.replaceAll(phoneRun, ' ') : typed).split(' ').filter(Boolean);
  return [...numbers.map(wantedKeys), ...words.map(formsOf)].slice(0, mostWords);
}

const formsOf = (word: string): string[] => [...new Set([searchText(word), word])].filter(Boolean);
