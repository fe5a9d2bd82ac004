import { clustersOf } from '@mekong/service-defaults';

/** Consonants that people write for each other in Latin letters, by their sound. */
const khmerSounds: Record<string, string> = {
  ...soundsOf('k', 'កខគឃ'),
  ...soundsOf('c', 'ចឆជឈ'),
  ...soundsOf('t', 'ដឋឌឍតថទធ'),
  ...soundsOf('n', 'ញណនង'),
  ...soundsOf('p', 'បផពភ'),
  ...soundsOf('s', 'សឝឞ'),
  m: 'm',
  ម: 'm',
  យ: '',
  រ: 'r',
  ល: 'l',
  ឡ: 'l',
  វ: 'v',
  ហ: '',
  អ: '',
};

function soundsOf(sound: string, letters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, sound]));
}

/** With this pair of letters Khmer writes the f of foreign words. */
const isForeign = /ហ្វ/u;

/** The consonants of a Khmer word by their sounds: `ktcc` for ក្ដារចុច. Vowels are written in too many ways. */
export function soundOfKhmer(word: string): string {
  let sound = '';
  let afterVowel = false;
  const clusters = clustersOf(word);
  for (const [place, { key, text }] of clusters.entries()) {
    // At the end of a syllable these are not heard, or written in many ways.
    const isEnd = afterVowel || (place > 0 && place === clusters.length - 1);
    if (!(isEnd && (key === 'រ' || key === 'ល')))
      sound += [...key].map((letter) => khmerSounds[letter] ?? '').join('');
    afterVowel = /[\u17B6-\u17C6\u17D0]/u.test(text);
  }
  return once(isForeign.test(word) ? sound.replaceAll('v', 'p') : sound);
}

const latinSounds: [RegExp, string][] = [
  [/ch|j/g, 'c'],
  [/ng|nh|gn/g, 'n'],
  [/ph|f|b/g, 'p'],
  [/th|d/g, 't'],
  [/[kgq]h?|c(?=k)/g, 'k'],
  [/x/g, 'ks'],
  [/sh|z/g, 's'],
  [/w/g, 'v'],
  // Not heard at the end of a syllable.
  [/[rl](?![aeiouy])/g, ''],
  [/[aeiouyh'’]/g, ''],
];

/** The same for a word in Latin letters: `ktcc` for kdar chuch. */
export function soundOfLatin(word: string): string {
  return once(
    latinSounds.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), word.toLowerCase()),
  );
}

/** Two letters for one sound. */
const digraphs = /ch|ck|[nptkgs]h|ng|gn/g;

/**
 * Whether somebody may have written a Khmer word so in Latin letters: these end in one consonant at most, but for an r or l that is
 * not heard. `gift` is no keyboard, although គីបត sounds like it.
 */
export const mayBeKhmer = (word: string): boolean =>
  !/[^aeiouyrlh'’]{2}$/.test(word.toLowerCase().replaceAll(digraphs, 'c'));

/** A sound that is written twice is heard once. */
const once = (sound: string) => sound.replaceAll(/(.)\1+/g, '$1');
