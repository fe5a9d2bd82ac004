import { foldAccents } from '@mekong/contracts';

/** `ំ` and `ម` with the next consonant below it sound the same inside a word: សំរាប់ and សម្រាប់, តំលៃ and តម្លៃ. */
const closing = /(?<=[\u1780-\u17B3])(?:(\u17C6)|\u1798\u17D2)(?=[\u1780-\u17B3])/gu;

/** More places than these are a sentence. */
const mostPlaces = 3;

/** A Khmer text as others spell it, in all ways; empty where there is only one. */
export function otherSpellings(text: string): string[] {
  let spellings = [''];
  let end = 0;
  for (const { 0: found, 1: sign, index } of [...text.matchAll(closing)].slice(0, mostPlaces)) {
    const before = text.slice(end, index);
    const ways = [found, sign ? '\u1798\u17D2' : '\u17C6'];
    spellings = ways.flatMap((way) => spellings.map((one) => one + before + way));
    end = index + found.length;
  }
  // Nobody writes ឡ below another letter.
  return spellings.map((one) => (one + text.slice(end)).replaceAll('\u17D2ឡ', '\u17D2ល')).slice(1);
}

/** Words with their other spellings. */
export const withSpellings = (words: string[]): string[] =>
  words.flatMap((word) => [word, ...otherSpellings(word)]);

const inch = String.raw`(?:អ(?:៊|ុ)?(?:ី|ិ|ុ)+(?:ញ|ន្ឈ|ន))`;
const inches = new RegExp(`(?<=\\d) ?(?:${foldAccents(inch)}|in(?=$| (?!\\d)))`, 'gu');

/** Inches, as they are spelt in Khmer or behind a number, as the word for them: `24in`, `២៧ អុិញ`. */
export const withInches = (folded: string): string => folded.replaceAll(inches, ' inch');
