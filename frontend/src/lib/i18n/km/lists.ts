import type { FaultParams } from '../fault-texts';

/** A sentence with the items of a list param, and a text for further ones; null when the list is empty. */
export function listed(list: unknown, sentence: (names: string) => string, more?: unknown): string | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  return sentence(list.join(', ') + (more === true ? ' និងផ្សេងទៀត' : ''));
}

/** Formats each item of a list param. */
export function wordEach(list: unknown, words: (name: string, thing: FaultParams) => string): string[] {
  if (!Array.isArray(list)) return [];
  return (list as FaultParams[]).map((thing) => words(String(thing.name), thing));
}
