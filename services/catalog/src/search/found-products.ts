import { textOfAtoms } from './atoms.js';
import type { Dictionary, Unit } from './read-term.js';
import type { SearchRequest } from './search.repository.js';

export interface FoundProducts<T> {
  products: T[];
  /** The term as it was understood, when only that finds something. */
  understood: string | null;
  /** Words that were left out, as nothing has them with the others. */
  leftOut: string[];
}

export type Find<T> = (wanted: SearchRequest, limit: number) => Promise<T[]>;

/** How the products of one search are found. */
export interface Search<T> {
  find: Find<T>;
  limit: number;
  dictionary: Dictionary;
  /** Whether it also says the price, which is enough to search for. */
  isPriced: boolean;
  /** Whether nothing may be left out. */
  isStrict?: boolean;
}

export const nothing = <T>(): FoundProducts<T> => ({ products: [], understood: null, leftOut: [] });

export const textOf = (units: Unit[]): string => units.map(({ atoms }) => textOfAtoms(atoms)).join(' ');

export const requestOf = (key: string, units: Unit[]): SearchRequest => ({
  key,
  words: { all: units.map(({ query }) => query) },
  category: units.find(({ category }) => category)?.category,
});
