/**
 * The forms in which names and searches were compared when the migrations were written that store them. The shop's own (`textKey`
 * of contracts, `searchText`) may change; a migration after that stores the new forms.
 */

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Without letter case, invisible characters and more than one blank. */
export const textKey = (text: string): string =>
  text.replace(unseen, '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const khmerZero = '០'.codePointAt(0)!;
const withLatinDigits = (text: string): string =>
  text.replace(/[០-៩]/g, (digit) => String(digit.codePointAt(0)! - khmerZero));

const accents = /[\u0300-\u036F]/gu;
const foldAccents = (text: string): string =>
  withLatinDigits(textKey(text)).normalize('NFD').replaceAll(accents, '').normalize('NFC');

/** Accents that `textKey` would part from the blank below them. */
const looseAccents = /[\u00B4\u02DD\u0060]/gu;
/** Straight and typographic quotes, and the signs of feet and inches. */
const quotes = /['"\u2018-\u201F\u2032-\u2037\u2039\u203A\u00AB\u00BB\u02B9-\u02BD\u02C8]/gu;
const dashes = /[\p{Pd}\u2212]/gu;
const plainLetters = new Map(
  Object.entries({ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }),
);
const otherLetters = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu');

const foldText = (text: string): string =>
  foldAccents(text.replaceAll(looseAccents, "'"))
    .replaceAll(quotes, '')
    .replaceAll(dashes, '-')
    .replaceAll(otherLetters, (letter) => plainLetters.get(letter)!)
    .replaceAll(/ +/g, ' ')
    .trim();

const khmerRuns = /[\u1780-\u17D3\u17DD]+/gu;
/** A consonant or independent vowel, those below it, and its vowels and signs. */
const cluster = /[\u1780-\u17B3](?:\u17D2[\u1780-\u17B3]|[\u17B4-\u17D1\u17D3\u17DD])*|./gu;

/** Independent vowels as they are also spelt: with the silent consonant and a vowel sign. */
const independent: Record<string, string> = {
  ឥ: 'អិ',
  ឦ: 'អិ',
  ឧ: 'អុ',
  ឩ: 'អុ',
  ឪ: 'អុ',
  ឯ: 'អេ',
  ឰ: 'អៃ',
  ឱ: 'អោ',
  ឲ: 'អោ',
  ឳ: 'អៅ',
  ឫ: 'រិ',
  ឬ: 'រិ',
  ឭ: 'លិ',
  ឮ: 'លិ',
};

/** Letters that look or sound alike, and vowels that are also typed in two parts. */
const alike: Record<string, string> = {
  ណ: 'ន',
  ឡ: 'ល',
  ឌ: 'ដ',
  '\u17B8': '\u17B7',
  '\u17BA': '\u17B9',
  '\u17BC': '\u17BB',
  '\u17BD': '\u17BB',
  '\u17C2': '\u17C1',
  '\u17C4': '\u17C1\u17B6',
  '\u17BE': '\u17C1\u17B7',
};

/** Below another letter these two look the same. */
const belowAlike: Record<string, string> = { ត: 'ដ', ឌ: 'ដ' };

/** Marks that are often left out or mixed up: shifters, the robat, the killer of a letter, short-vowel marks. */
const unheard = /[\u17B4\u17B5\u17C7-\u17D1\u17D3\u17DD]/gu;
const isVowel = (letter: string) => letter >= '\u17B6' && letter <= '\u17C6';

/** Equal for all spellings of a cluster. */
function keyOfCluster(text: string): string {
  const spelt = [...text.replace(unheard, '')].map((letter) => independent[letter] ?? letter).join('');
  const below = new Set(
    [...spelt.matchAll(/\u17D2(.)/gu)].map(([, letter]) => belowAlike[letter!] ?? letter!),
  );
  const letters = [...spelt.replaceAll(/\u17D2./gu, '')].flatMap((letter) => [...(alike[letter] ?? letter)]);
  const vowels = new Set(letters.filter(isVowel));
  const others = letters.filter((letter) => !isVowel(letter));
  return [...others, ...[...below].sort(), ...[...vowels].sort()].join('');
}

/** Also without accents and quotes, and with one spelling for Khmer words that look or sound alike. */
export const searchText = (text: string): string =>
  foldText(text).replaceAll(khmerRuns, (run) => (run.match(cluster) ?? []).map(keyOfCluster).join(''));

/** Also without blanks and hyphens. */
export const compactText = (text: string): string => searchText(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
