import { withPlainLetters } from '@mekong/contracts';
import { khmerRun } from '@mekong/service-defaults';

const khmer = khmerRun.source;

/** A run of Khmer letters, a number with its points, or a word of any other script. */
const part = new RegExp(`${khmer}|\\p{N}+(?:[.:]\\p{N}+)+|[[\\p{L}\\p{M}\\p{N}]--[\\u1780-\\u17DD]]+`, 'gv');

/** Whether a part is a run of Khmer letters; it holds no others. */
export function isKhmer(one: string): boolean {
  const first = one.charCodeAt(0);
  return first >= 0x1780 && first <= 0x17dd;
}

/** The words of a folded text as written; a run of Khmer letters counts as one, and is parted from other letters. */
export const partsOf = (text: string): string[] => text.match(part) ?? [];

/** The word without the ending of the plural: `inches` and `inch` are the same. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/[a-z]{2}s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  return /(ch|sh|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Numbers with what they count, and parts with a hyphen, are also written as one word: `144 Hz`, `1920 x 1080`, `USB-C`. */
const asOneWord = [
  /(?<![\p{L}\p{N}.])\p{N}+(?:\.\p{N}+)?[ -]\p{L}{1,6}(?!\p{L})/gu,
  /\p{N}{2,4} x \p{N}{2,4}/gu,
  /\p{L}+(?:-\p{L}+)+/gu,
  // A model: `Bull 60`, `MKV DS200`, `True 27`; of one letter: `K 380`; with letters behind: `G-502 X`.
  /(?<![\p{L}\p{N}])\p{L}{2,}[ -][\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu,
  /(?<![\p{L}\p{N}])(?<!\p{N} )\p{L}[ -]\p{N}{2,}(?!\p{N})/gu,
  /(?<![\p{L}\p{N}])\p{L}+[ -]?\p{N}{2,}[ -]\p{L}{1,2}(?![\p{L}\p{N}])/gu,
];

/** A name with a quote in it is also typed without one: `O’Brien`. */
const quoted = /\p{L}+(?:['\u2018\u2019\u02BC\u00B4\u0060]\p{L}+)+/gu;
const quotes = /[^\p{L}]/gu;

const times = /(?<=\p{N}) ?[×✕✖*] ?(?=\p{N})/gu;
const inches = /(?<=\p{N}) ?(?:["“”″＂]|''|’’|′′)(?![\p{L}\p{N}])/gu;

/** The words of a folded text that are not Khmer, also as they are written as one word, without quotes, and on any keyboard. */
export function latinWords(folded: string): string[] {
  const text = folded.replaceAll(times, ' x ').replaceAll(inches, ' inch ');
  const joined = asOneWord.flatMap((pattern) => text.match(pattern) ?? []);
  const unquoted = (text.match(quoted) ?? []).map((one) => one.replaceAll(quotes, ''));
  const words = [...partsOf(text), ...joined.map((one) => one.replaceAll(/[ -]/g, '')), ...unquoted];
  const plain = words.map(withPlainLetters).filter((word, place) => word !== words[place]);
  return [...words, ...plain].filter((word) => !isKhmer(word)).map(stemOf);
}
