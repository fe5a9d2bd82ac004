/**
 * Khmer is written without blanks and spelt in many ways that look or sound the same. A text is compared by its clusters (a
 * consonant with what is written below and around it), each in one form for all of its spellings. This needs no dictionary
 * and no locale of the database.
 */
export interface Cluster {
  /** Equal for all spellings. */
  key: string;
  /** As it was written. */
  text: string;
}

/** A whole run of Khmer letters; invisible characters, which some people type between words, are gone by then. */
export const khmerRun = /[\u1780-\u17D3\u17DD]+/u;

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

function keyOf(text: string): string {
  const spelt = [...text.replace(unheard, '')].map((letter) => independent[letter] ?? letter).join('');
  const below = new Set(
    [...spelt.matchAll(/\u17D2(.)/gu)].map(([, letter]) => belowAlike[letter!] ?? letter!),
  );
  const letters = [...spelt.replaceAll(/\u17D2./gu, '')].flatMap((letter) => [...(alike[letter] ?? letter)]);
  // A vowel typed twice or in parts is the same vowel.
  const vowels = new Set(letters.filter(isVowel));
  return [...letters.filter((letter) => !isVowel(letter)), ...[...below].sort(), ...[...vowels].sort()].join(
    '',
  );
}

/** There are few different clusters, and each has to be put into its form once. */
const keys = new Map<string, string>();
const mostKeys = 5_000;

function knownKeyOf(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = keyOf(text);
  if (keys.size >= mostKeys) keys.clear();
  keys.set(text, key);
  return key;
}

/** The clusters of a run of Khmer letters. */
export const clustersOf = (run: string): Cluster[] =>
  (run.match(cluster) ?? []).map((text) => ({ key: knownKeyOf(text), text })).filter(({ key }) => key !== '');

const segmenter = new Intl.Segmenter('km', { granularity: 'word' });

/** The most likely words of a run of Khmer letters, each as its clusters. */
export function khmerWords(run: string): Cluster[][] {
  const known = run.replaceAll('\u17D2ត', '\u17D2ដ');
  return [...segmenter.segment(known)]
    .map(({ segment }) => clustersOf(segment))
    .filter(({ length }) => length > 0);
}
