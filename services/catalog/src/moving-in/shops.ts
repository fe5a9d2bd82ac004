import { withLatinDigits } from '@mekong/contracts';
import { plainPieces } from './pieces.js';
import type { RawRow } from './said.js';

/** In Loyverse each shop has columns of its own, with its name behind theirs. */
const shopOf = (name: string) => /\[(.*)\]\s*$/.exec(name)?.[1];

/** The name of a column without that of its shop. */
export const withoutShop = (name: string): string =>
  shopOf(name) === undefined ? name : name.replace(/\[.*$/, '');

/** What is not the same in all shops, and is that of one. */
const ofOne: ReadonlySet<string | undefined> = new Set(['price', 'published']);

/** What the columns are for a row: its price, and whether it is sold, are those of the first shop that has a price of it. */
export function inOneShop(header: string[], places: (string | undefined)[]) {
  const shops = header.map(shopOf);
  if (shops.every((shop) => shop === undefined)) return () => places;
  return ({ cells }: RawRow) => {
    const isPrice = (target: string | undefined, place: number) =>
      target === 'price' && shops[place] !== undefined && /\p{N}/u.test(cells[place] ?? '');
    const priced = places.findIndex(isPrice);
    const chosen = priced < 0 ? shops.find((shop) => shop !== undefined) : shops[priced];
    return places.map((target, place) =>
      ofOne.has(target) && shops[place] !== undefined && shops[place] !== chosen ? undefined : target,
    );
  };
}

/** The pieces of all shops, of which less than none is none; the word of one where it is no clear number. */
export function inAllShops(words: string[]): string {
  const pieces = words.map(piecesIn);
  return words[pieces.findIndex(Number.isNaN)] ?? String(pieces.reduce((sum, one) => sum + one, 0));
}

function piecesIn(word: string): number {
  const plain = plainPieces(withLatinDigits(word));
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(plain) ? Math.max(0, Number(plain.replaceAll(',', ''))) : NaN;
}
