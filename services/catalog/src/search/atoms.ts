import { foldAccents } from '@mekong/contracts';
import { clusterPairs, isKhmer, partsOf, stemOf } from '../search-index/index.js';
import { clustersOf, khmerWords, type Cluster } from '@mekong/service-defaults';
import type { WordQuery } from './word-query.js';

/** The smallest part of a term that is compared as a whole: a Latin word, or a cluster of Khmer letters. */
export interface Atom extends Cluster {
  isKhmer: boolean;
  /** Whether a blank is before it. */
  isFirst: boolean;
}

export function atomsOf(text: string): Atom[] {
  return partsOf(foldAccents(text)).flatMap((part): Atom[] =>
    isKhmer(part)
      ? clustersOf(part).map((one, index) => ({ ...one, isKhmer: true, isFirst: index === 0 }))
      : [{ key: stemOf(part), text: part, isKhmer: false, isFirst: true }],
  );
}

export const textOfAtoms = (atoms: Atom[]): string =>
  atoms.map(({ text, isFirst }, index) => (index > 0 && isFirst ? ` ${text}` : text)).join('');

export const textOfKeys = (atoms: Atom[]): string => atoms.map(({ key }) => key).join('');

/** Splits Khmer atoms, which follow each other, into their most likely words. */
export function wordsOfAtoms(atoms: Atom[]): Atom[][] {
  const runs: Atom[][] = [];
  for (const atom of atoms) {
    if (atom.isFirst || runs.length === 0) runs.push([]);
    runs.at(-1)!.push(atom);
  }
  return runs.flatMap((run) =>
    khmerWords(textOfAtoms(run)).map((clusters) =>
      clusters.map((one, index) => ({ ...one, isKhmer: true, isFirst: index === 0 })),
    ),
  );
}

/** A beginning of this length is not the beginning of most words. */
export const shortestLatin = 3;
const shortestCluster = 2;

/** Products with these atoms side by side: a Latin word, or Khmer clusters by pairs. `begins` is for what is being typed. */
export function queryOfAtoms(atoms: Atom[], begins: boolean): WordQuery {
  if (!atoms[0]?.isKhmer)
    return { all: atoms.map(({ key }) => ({ word: key, begins: begins && key.length >= shortestLatin })) };
  const pairs = atoms.length > 1 ? clusterPairs(atoms) : [atoms[0].key];
  return {
    all: pairs.map((word, index) => ({
      word,
      begins: begins && index === pairs.length - 1 && word.length >= shortestCluster,
    })),
  };
}

/** The same for atoms of both kinds. */
export function queryOfPhrase(atoms: Atom[]): WordQuery {
  const parts: Atom[][] = [];
  for (const atom of atoms) {
    if (parts.length === 0 || !atom.isKhmer || atom.isFirst || !parts.at(-1)![0]!.isKhmer) parts.push([]);
    parts.at(-1)!.push(atom);
  }
  return { all: parts.map((part) => queryOfAtoms(part, false)) };
}
