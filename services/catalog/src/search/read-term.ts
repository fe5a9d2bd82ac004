import { type Category, foldAccents, withPlainLetters } from '@mekong/contracts';
import {
  atomsOf,
  queryOfAtoms,
  shortestLatin,
  textOfAtoms,
  textOfKeys,
  wordsOfAtoms,
  type Atom,
} from './atoms.js';
import { brandWord, partsOf } from '../search-index/index.js';
import { otherSpellings, withInches, withSpellings } from './khmer-spellings.js';
import type { Meaning, SynonymBook } from './synonym-book.js';
import { isRefusal } from './unwanted-words.js';
import type { WordQuery } from './word-query.js';

/** A brand with the words of its name. */
interface NamedBrand {
  id: number;
  words: string[];
}

export interface Dictionary {
  synonyms: SynonymBook;
  brands: NamedBrand[];
}

/** One thing that a term asks for. */
export interface Unit {
  atoms: Atom[];
  query: WordQuery;
  category?: Category;
  /** Whether the synonyms or the brands know it, so that it is not mistyped. */
  isKnown: boolean;
}

/** A term with more parts is a sentence, of which only these are searched. */
const maxUnits = 8;

/** Words that say nothing about a product, unless they stand alone. */
const fillers = new Set(
  [
    'a an the and or of in on to is are it that this my me i with for from by best good buy product item shop percent',
    'price new latest need want looking please',
    'some something any anything',
    'មាន សម្រាប់ និង នៅ ដែល ល្អ ទិញ តម្លៃ ថ្មី ធូរ សមរម្យ ចង់ បាន ចង់បាន រក ត្រូវការ ខ្ញុំ',
  ]
    .flatMap((words) => withSpellings(words.split(' ')))
    .map((word) => textOfKeys(atomsOf(word))),
);

/** A key held down: nothing but the same Khmer letters, three times or more. */
const heldKey = /(?<!\p{Script=Khmer})(\p{Script=Khmer}{1,4}?)\1{2,}(?!\p{Script=Khmer})/gu;

/** Reads what a term asks for: synonyms first, the longest ones, then brands and words. */
export function readTerm(term: string, dictionary: Dictionary): Unit[] {
  const units = allUnits(term, dictionary);
  const telling = units.filter(isTelling);
  return (telling.length > 0 ? telling : units).slice(0, maxUnits);
}

/** Whether a term has no words that say anything about a product. */
export const saysNothing = (term: string, dictionary: Dictionary): boolean =>
  !allUnits(term, dictionary).some(isTelling);

const allUnits = (term: string, dictionary: Dictionary): Unit[] =>
  onceEach(unitsOf(atomsOf(withInches(foldAccents(term)).replaceAll(heldKey, ' ')), dictionary));

const isTelling = ({ atoms }: Unit) => !fillers.has(textOfKeys(atoms));

/** Without words that are typed again, but for those that refuse what follows each of them. */
function onceEach(units: Unit[]): Unit[] {
  const byText = new Map(units.toReversed().map((unit) => [textOfKeys(unit.atoms), unit]));
  return units.filter((unit) => isRefusal(unit) || byText.get(textOfKeys(unit.atoms)) === unit);
}

function unitsOf(atoms: Atom[], dictionary: Dictionary): Unit[] {
  const units: Unit[] = [];
  let rest: Atom[] = [];
  const settle = () => {
    units.push(...wordsOfAtoms(rest).map((word) => khmerUnit(word, dictionary)));
    rest = [];
  };
  for (let place = 0; place < atoms.length; place += 1) {
    const found = dictionary.synonyms.at(atoms, place);
    if (!found && atoms[place]!.isKhmer) {
      rest.push(atoms[place]!);
      continue;
    }
    settle();
    const length = found?.length ?? 1;
    const own = atoms.slice(place, place + length);
    units.push(found ? knownUnit(own, found.meaning) : latinUnit(own[0]!, dictionary));
    place += length - 1;
  }
  settle();
  return units;
}

/** A unit that also finds its own atoms, as they may be the beginning of a longer word, if that means the same. */
export const knownUnit = (atoms: Atom[], { query, category, isWhole = false }: Meaning): Unit => ({
  atoms,
  category,
  isKnown: true,
  query: atoms.length === 1 && !atoms[0]!.isKhmer ? { any: [query, queryOfAtoms(atoms, !isWhole)] } : query,
});

function khmerUnit(atoms: Atom[], { synonyms }: Dictionary): Unit {
  const found = synonyms.at(atoms, 0, true);
  if (found?.length === atoms.length) return knownUnit(atoms, found.meaning);
  const spellings = [atoms, ...otherSpellings(textOfAtoms(atoms)).map(atomsOf)];
  const [query, ...others] = spellings.map((one) => queryOfAtoms(one, true));
  return { atoms, query: others.length > 0 ? { any: [query!, ...others] } : query!, isKnown: false };
}

function latinUnit(atom: Atom, { brands }: Dictionary): Unit {
  const meant = brands.filter(({ words }) => words.some((word) => isOfBrand(atom.key, word)));
  const spellings = [...new Set([atom.key, withPlainLetters(atom.key)])];
  return {
    atoms: [atom],
    isKnown: brands.some(({ words }) => words.includes(atom.key)),
    query: {
      any: [
        ...spellings.map((key) => queryOfAtoms([{ ...atom, key }], true)),
        ...meant.map(({ id }) => ({ word: brandWord(id) })),
      ],
    },
  };
}

const isOfBrand = (key: string, word: string) =>
  word === key || (key.length >= shortestLatin && word.startsWith(key));

export const wordsOfBrand = (name: string): string[] =>
  partsOf(foldAccents(name)).map((part) => atomsOf(part)[0]?.key ?? part);
