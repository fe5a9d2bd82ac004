import { keptHere } from './kept-here';

/** As many as an account keeps. */
export const MOST_MARKED = 200;

const idsIn = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, MOST_MARKED) : [];

/** The products that somebody without a login has marked in this browser. */
export const markedHere = keptHere<number[]>('wishlist', [], idsIn);

/** Stores what is marked, if the browser allows storage; answers whether it did. */
export const keepMarked = (ids: number[]): boolean =>
  markedHere.keep(ids.length > 0 ? ids.slice(0, MOST_MARKED) : undefined);
