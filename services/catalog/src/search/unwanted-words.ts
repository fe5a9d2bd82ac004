import { textOfAtoms, type Atom } from './atoms.js';
import { foldAccents } from '@mekong/contracts';

/** What follows one of these, a product must not have. */
const signs = ['without', 'no', 'not', 'except', 'គ្មាន', 'អត់មាន', 'អត់', 'មិនមាន', 'មិនមែន', 'មិន', 'ក្រៅពី'].map(
  foldAccents,
);
/** May stand between such a word and what it is about: `មិនយកពណ៌ស`, `មិនមែនពណ៌ស`. */
const between = ['មែន', 'យក', 'ចង់បាន', 'have', 'having'].map(foldAccents);

const beginsWithSign = new RegExp(`^(?:(?:${signs.join('|')})(?![\\p{Script=Latin}]))`, 'u');

/** Whether a term only says what products must not have, as far as its beginning tells. */
export const saysUnwanted = (term: string): boolean => beginsWithSign.test(foldAccents(term).trim());

/** One thing that a term asks for. */
interface Part {
  atoms: Atom[];
  isKnown: boolean;
}

export const isRefusal = ({ atoms, isKnown }: Part): boolean =>
  !isKnown && signs.includes(textOfAtoms(atoms));

export interface Choice<T extends Part> {
  /** Empty where a term only says what products must not have. */
  wanted: T[];
  unwanted: T[];
  /** What was said of the unwanted, as typed. */
  words: string;
}

/**
 * Parts what a product must have from what it must not have: `mouse without rgb`. Undefined where nothing is unwanted. What
 * the synonyms know as a whole, such as `no numpad`, is something that it must have.
 */
export function chosen<T extends Part>(units: T[]): Choice<T> | undefined {
  const choice: Choice<T> = { wanted: [], unwanted: [], words: '' };
  let isRefused = false;
  for (const unit of units) {
    const text = textOfAtoms(unit.atoms);
    if (isRefusal(unit) || isRefused) choice.words += ` ${text}`;
    if (isRefusal(unit)) isRefused = true;
    else if (!isRefused) choice.wanted.push(unit);
    else if (!between.includes(text)) {
      choice.unwanted.push(unit);
      isRefused = false;
    }
  }
  return choice.unwanted.length > 0 ? choice : undefined;
}
