import { categorySchema, type Category } from '@mekong/contracts';
import { atomsOf, queryOfPhrase, textOfAtoms, type Atom } from './atoms.js';
import { withSpellings } from './khmer-spellings.js';
import { categoryWord, shortestSound, soundOfKhmer } from '../search-index/index.js';
import type { WordQuery } from './word-query.js';

/** Words and phrases that mean the same to people who search. */
export interface Synonyms {
  words: string[];
  /** What these words mean as well, but not the other way round: a bluetooth mouse is wireless. */
  also?: string[];
}

/** What a group of synonyms asks for. */
export interface Meaning {
  query: WordQuery;
  category?: Category;
  /** Whether longer words that begin with it mean something else, as wireless does beside wire. */
  isWhole?: boolean;
}

interface Phrase {
  group: Synonyms;
  atoms: Atom[];
  meaning: Meaning;
}

/** The synonyms, to be found by their words and by the sound of their Khmer words. */
export class SynonymBook {
  private readonly byFirst = new Map<string, Phrase[]>();
  private readonly bySound = new Map<string, Meaning>();
  /** The phrases that are a single Latin word, which may be mistyped. */
  readonly latinWords: string[];

  constructor(groups: Synonyms[]) {
    const phrases = groups.flatMap(phrasesOf).sort((a, b) => b.atoms.length - a.atoms.length);
    for (const phrase of phrases) {
      const first = phrase.atoms[0]!.key;
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), phrase]);
      if (phrase.atoms.every((atom) => atom.isKhmer)) this.hear(phrase);
    }
    const single = phrases.filter(({ atoms }) => atoms.length === 1 && !atoms[0]!.isKhmer);
    this.latinWords = single.map(({ atoms }) => atoms[0]!.key);
    markWhole(single);
  }

  /** Of words that sound the same, the one that names a category is the likeliest. */
  private hear({ atoms, meaning }: Phrase): void {
    const sound = soundOfKhmer(textOfAtoms(atoms));
    if (sound.length < shortestSound) return;
    const heard = this.bySound.get(sound);
    if (!heard || (meaning.category && !heard.category)) this.bySound.set(sound, meaning);
  }

  /** The longest phrase at this place. A single cluster of Khmer is found only as a `whole` word. */
  at(atoms: Atom[], place: number, whole = false): { length: number; meaning: Meaning } | undefined {
    const found = this.byFirst.get(atoms[place]!.key)?.find((phrase) => {
      const isShort = phrase.atoms.length === 1 && phrase.atoms[0]!.isKhmer;
      if (isShort ? !whole || atoms.length > 1 : false) return false;
      return phrase.atoms.every(({ key }, index) => atoms[place + index]?.key === key);
    });
    return found && { length: found.atoms.length, meaning: found.meaning };
  }

  sounding(sound: string): Meaning | undefined {
    return this.bySound.get(sound);
  }
}

/** Marks the words with which words of another group begin. */
function markWhole(single: Phrase[]): void {
  const key = ({ atoms }: Phrase) => atoms[0]!.key;
  const sorted = single.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  sorted.forEach((phrase, place) => {
    for (const longer of sorted.slice(place + 1)) {
      if (!key(longer).startsWith(key(phrase))) break;
      if (longer.group !== phrase.group) phrase.meaning.isWhole = true;
    }
  });
}

function phrasesOf(group: Synonyms): Phrase[] {
  const { words, also = [] } = group;
  const category = categorySchema.options.find((one) => words.includes(one));
  const phrases = withSpellings(words)
    .map(atomsOf)
    .filter((atoms) => atoms.length > 0);
  const meant = [...phrases, ...also.map(atomsOf)].map((atoms) => {
    const [one] = atoms;
    const named = atoms.length === 1 && categorySchema.safeParse(one!.key);
    return named && named.success ? { word: categoryWord(named.data) } : queryOfPhrase(atoms);
  });
  return phrases.map((atoms) => ({
    group,
    atoms,
    meaning: category
      ? { category, query: { any: [{ word: categoryWord(category) }, queryOfPhrase(atoms)] } }
      : { query: { any: withoutLonger(meant) } },
  }));
}

/** Leaves out phrases that hold all words of a shorter one, which finds all that they find. */
function withoutLonger(phrases: WordQuery[]): WordQuery[] {
  const all = phrases.map((query) => ({ query, words: new Set(wordsOf(query)) }));
  const isLonger = (one: Set<string>, than: Set<string>) =>
    one.size > than.size && [...than].every((word) => one.has(word));
  return all
    .filter((one) => !all.some((other) => isLonger(one.words, other.words)))
    .map(({ query }) => query);
}

const wordsOf = (query: WordQuery): string[] =>
  'word' in query ? [query.word] : ('all' in query ? query.all : query.any).flatMap(wordsOf);
