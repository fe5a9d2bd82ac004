import { textOfAtoms, type Atom } from './atoms.js';
import { readTerm, type Dictionary, type Unit } from './read-term.js';
import { stemOf } from '../search-index/index.js';

/** Shorter parts would be found in any word; synonyms may be shorter, as `xl` is. */
const shortestPart = 3;
/** No more letters are tried, as each two of them are a beginning and an end of a part. */
const longestWord = 30;
const maxParts = 4;
/** So many parts of a term may be one word, or one code, of the catalogue. */
const maxJoined = 4;

const isPlain = ({ atoms }: Unit) =>
  atoms.length === 1 && /^[\p{L}\p{N}]+$/u.test(atoms[0]!.text) && !atoms[0]!.isKhmer;
const isSplittable = (unit: Unit) =>
  !unit.isKnown && isPlain(unit) && textOfAtoms(unit.atoms).length <= longestWord;

/** What to look up in the catalogue for `asSeparate`: the parts of unknown words, and neighbours as one word. */
export function wordsWithin(units: Unit[]): string[] {
  const parts = units.filter(isSplittable).flatMap(({ atoms }) => partsOf(textOfAtoms(atoms)));
  return [...new Set([...parts, ...neighbours(units).map(({ word }) => word)])];
}

function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start <= word.length - shortestPart; start += 1)
    for (let end = start + shortestPart; end <= word.length; end += 1)
      if (end - start < word.length) parts.push(stemOf(word.slice(start, end)));
  return parts;
}

/** Some units that follow each other, from `place` on, and the word that they are together. */
interface Joined {
  place: number;
  units: Unit[];
  word: string;
}

/** All that may be one word, the longest first. */
function neighbours(units: Unit[]): Joined[] {
  const joined: Joined[] = [];
  for (let count = Math.min(maxJoined, units.length); count > 1; count -= 1)
    for (let place = 0; place <= units.length - count; place += 1) {
      const some = units.slice(place, place + count);
      if (!some.every(isPlain)) continue;
      joined.push({ place, units: some, word: stemOf(some.map(({ atoms }) => textOfAtoms(atoms)).join('')) });
    }
  return joined;
}

/**
 * The units with words that were written together parted where all parts are words (`gamingmouse`), and with neighbours also as
 * the one word as which the catalogue has them (`death adder` for a DeathAdder). The same units where there are none.
 */
export function asSeparate(units: Unit[], dictionary: Dictionary, existing: ReadonlySet<string>): Unit[] {
  const joined = neighbours(units).filter(({ word }) => existing.has(word));
  const isWord = wordsKnownTo(dictionary, existing);
  const separate: Unit[] = [];
  let isSame = true;
  for (let place = 0; place < units.length; place += 1) {
    const unit = units[place]!;
    const together = joined.find((one) => one.place === place);
    const parts = isSplittable(unit) ? fewestParts(textOfAtoms(unit.atoms), isWord) : undefined;
    isSame &&= !together && !parts;
    if (together) {
      separate.push(asOne(together));
      place += together.units.length - 1;
    } else if (parts)
      separate.push(...readTerm(parts.join(' '), dictionary).map((one) => ({ ...one, isKnown: true })));
    else separate.push(unit);
  }
  return isSame ? units : separate;
}

const asOne = ({ units, word }: Joined): Unit => ({
  atoms: units.flatMap(({ atoms }, index) =>
    index === 0 ? atoms : atoms.map((atom): Atom => ({ ...atom, isFirst: true })),
  ),
  category: units.find(({ category }) => category)?.category,
  isKnown: true,
  query: { any: [{ word }, { all: units.map(({ query }) => query) }] },
});

function wordsKnownTo({ synonyms, brands }: Dictionary, existing: ReadonlySet<string>) {
  const known = new Set([...synonyms.latinWords, ...brands.flatMap(({ words }) => words)]);
  return (part: string): boolean => {
    const word = stemOf(part);
    return known.has(word) || (part.length >= shortestPart && existing.has(word));
  };
}

/** The word in as few known parts as possible, at least two; undefined where it is not made of such. */
function fewestParts(word: string, isWord: (part: string) => boolean): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const part = word.slice(start, end);
      if (!before || part.length < 2 || part === word || !isWord(part)) continue;
      if (before.length + 1 < (best[end]?.length ?? maxParts + 1)) best[end] = [...before, part];
    }
  }
  return best[word.length];
}

/** The units with letters and the number after them as one word, as which a model is also written: `v 2`, `ds 200`. */
export function withModels(units: Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const before = joined.at(-1);
    const [atom, other] = [before?.atoms[0], unit.atoms[0]!];
    const isModel =
      before &&
      !before.isKnown &&
      before.atoms.length === 1 &&
      /^\p{L}{1,5}$/u.test(atom!.key) &&
      /^\p{N}+$/u.test(other.key);
    if (!isModel) joined.push(unit);
    else {
      const key = atom!.key + other.key;
      joined[joined.length - 1] = {
        atoms: [{ ...atom!, key, text: key }],
        isKnown: false,
        query: { any: [{ word: key, begins: true }, { all: [before.query, unit.query] }] },
      };
    }
  }
  return joined;
}
