import { textOfAtoms, queryOfAtoms, type Atom } from './atoms.js';
import {
  brandWord,
  mayBeKhmer,
  shortestSound,
  soundOfKhmer,
  soundOfLatin,
  soundWord,
} from '../search-index/index.js';
import { knownUnit, type Dictionary, type Unit } from './read-term.js';
import { allowedErrors, typingErrors } from './typing-errors.js';
import type { WordQuery } from './word-query.js';

/** What the words of the catalogue say about words that may be mistyped. */
export interface Likeness {
  /** For each word, those that are similar to it, and itself if there is such a word. */
  similar: Map<string, string[]>;
  /** Those of the term's sounds that the catalogue has. */
  sounds: ReadonlySet<string>;
}

export interface MendedTerm {
  units: Unit[];
  /** What was typed, by the units that took its place. */
  typed: ReadonlyMap<Unit, Unit>;
}

/** One word that was typed by its sound may have been split into so many words. */
const longestWindow = 6;
/** How many words a mistyped one may mean. */
const maxMeanings = 8;

const isLatin = ({ atoms }: Unit) => atoms.every((atom) => !atom.isKhmer && /\p{L}/u.test(atom.key));
const isKhmer = ({ atoms }: Unit) => atoms.every((atom) => atom.isKhmer);

/** The words of a term that may be mistyped. */
export const doubtfulWords = (units: Unit[]): string[] =>
  units.filter((unit) => !unit.isKnown && isLatin(unit)).map(({ atoms }) => atoms[0]!.key);

/** How the words of a term sound, one by one and together. */
export const soundsOfTerm = (units: Unit[]): string[] => [
  ...new Set(windowsOf(units).map(({ sound }) => soundWord(sound))),
];

/** Whether the synonyms, the brands or the catalogue have such a word. */
const isWord = ({ atoms: [atom], isKnown }: Unit, { similar }: Likeness) =>
  isKnown || (similar.get(atom!.key)?.includes(atom!.key) ?? false);

interface Window {
  start: number;
  length: number;
  sound: string;
}

/** Neighbours of one script, of which one at least is not known, the longest first. */
function windowsOf(units: Unit[]): Window[] {
  const windows = units.flatMap((_, start) =>
    Array.from({ length: Math.min(longestWindow, units.length - start) }, (_none, index) => ({
      start,
      length: index + 1,
      sound: soundOf(units.slice(start, start + index + 1)),
    })),
  );
  return windows
    .filter(({ sound }) => sound.length >= shortestSound)
    .sort((a, b) => b.length - a.length || a.start - b.start);
}

function soundOf(units: Unit[]): string {
  if (units.every(({ isKnown }) => isKnown)) return '';
  const text = units.map(({ atoms }) => textOfAtoms(atoms)).join('');
  const isHeard = units.every(({ atoms, isKnown }) => isKnown || mayBeKhmer(textOfAtoms(atoms)));
  if (units.every(isLatin)) return isHeard ? soundOfLatin(text) : '';
  return units.every(isKhmer) ? soundOfKhmer(text) : '';
}

/** Replaces what may be mistyped, or typed by its sound, with what it may mean. */
export function mendTerm(units: Unit[], dictionary: Dictionary, likeness: Likeness): MendedTerm {
  const mended: (Unit | undefined)[] = units.map((unit) =>
    isLatin(unit) ? mistyped(unit, dictionary, likeness) : undefined,
  );
  const taken = new Set<number>();
  const bySound = new Map<number, { length: number; unit: Unit }>();
  for (const { start, length, sound } of windowsOf(units)) {
    const places = Array.from({ length }, (_, index) => start + index);
    // Words that are spelt right are not taken for the sound of others.
    if (places.every((place) => isWord(units[place]!, likeness))) continue;
    if (places.some((place) => taken.has(place)) || (length === 1 && mended[start])) continue;
    const unit = unitOfSound(units.slice(start, start + length), sound, dictionary, likeness);
    if (!unit) continue;
    places.forEach((place) => taken.add(place));
    bySound.set(start, { length, unit });
  }
  const result: Unit[] = [];
  for (let place = 0; place < units.length; place += 1) {
    const heard = bySound.get(place);
    result.push(heard?.unit ?? mended[place] ?? units[place]!);
    place += (heard?.length ?? 1) - 1;
  }
  const typed = new Map(mended.flatMap((unit, place) => (unit ? [[unit, units[place]!]] : [])));
  return { units: result, typed };
}

function unitOfSound(
  units: Unit[],
  sound: string,
  { synonyms }: Dictionary,
  { sounds }: Likeness,
): Unit | undefined {
  const atoms = units.flatMap((unit) => unit.atoms);
  const meaning = synonyms.sounding(sound);
  // `mouse ipad` is no mousepad. In Khmer what it is for comes last: `ptaing rong kandol` is one.
  const first = units[0]!.category;
  if (first && meaning?.category && first !== meaning.category) return undefined;
  const isThere = sounds.has(soundWord(sound));
  if (!meaning && !isThere) return undefined;
  const heard: WordQuery[] = isThere ? [{ word: soundWord(sound) }] : [];
  return {
    atoms,
    isKnown: true,
    category: meaning?.category,
    query: { any: [...(meaning ? [meaning.query] : []), ...heard] },
  };
}

/** The unit with the words that its word may mean, those with the fewest typing errors; undefined when there are none. */
function mistyped(unit: Unit, dictionary: Dictionary, { similar }: Likeness): Unit | undefined {
  const [{ key }] = unit.atoms as [Atom];
  if (unit.isKnown || !allowedErrors(key)) return undefined;
  const known = similar.get(key) ?? [];
  const all = [
    ...known,
    ...dictionary.synonyms.latinWords,
    ...dictionary.brands.flatMap(({ words }) => words),
  ];
  const meant = minErrors(
    key,
    [...new Set(all)].filter((word) => word !== key),
  );
  if (meant.length === 0) return undefined;
  const isRight = known.includes(key);
  const units = meant.map((word) => unitOfWord(word, dictionary));
  return {
    atoms: isRight ? unit.atoms : units[0]!.atoms,
    isKnown: isRight,
    category: isRight ? undefined : units[0]!.category,
    query: { any: [unit.query, ...units.map(({ query }) => query)] },
  };
}

function minErrors(key: string, words: string[]): string[] {
  const errors = words.map((word) => typingErrors(key, word) ?? Infinity);
  const least = Math.min(...errors);
  return least === Infinity ? [] : words.filter((_, index) => errors[index] === least).slice(0, maxMeanings);
}

function unitOfWord(word: string, { synonyms, brands }: Dictionary): Unit {
  const atoms = [{ key: word, text: word, isKhmer: false, isFirst: true }];
  const found = synonyms.at(atoms, 0);
  if (found) return knownUnit(atoms, found.meaning);
  const meant = brands.filter(({ words }) => words.includes(word)).map(({ id }) => ({ word: brandWord(id) }));
  return { atoms, isKnown: true, query: { any: [queryOfAtoms(atoms, false), ...meant] } };
}
