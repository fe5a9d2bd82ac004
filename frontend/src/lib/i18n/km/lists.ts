import type { FaultParams } from '../word-faults';

/** A sentence around what a param lists, with words for what is left out of it; null where it lists nothing. */
export function listed(list: unknown, sentence: (names: string) => string, more?: unknown): string | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  return sentence(list.join(', ') + (more === true ? ' និងផ្សេងទៀត' : ''));
}

/** Words for each of the things in a param, by their names. */
export function wordEach(list: unknown, words: (name: string, thing: FaultParams) => string): string[] {
  if (!Array.isArray(list)) return [];
  return (list as FaultParams[]).map((thing) => words(String(thing.name), thing));
}
