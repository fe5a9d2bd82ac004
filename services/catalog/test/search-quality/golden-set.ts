import { nonsense, wantedEnglish, wantedMistyped } from './wanted-english.js';
import { wantedKhmer, wantedRomanised } from './wanted-khmer.js';
import { neededEnglish, neededKhmer, neededPrices } from './wanted-needs.js';
import { isHeldOut, type Rule } from './wanted.js';

export interface GoldenQuery {
  query: string;
  part: string;
  isWanted: Rule;
  isHeldOut: boolean;
}

const parts = {
  'English, needs and prices': wantedEnglish,
  'English, mistyped': wantedMistyped,
  'Khmer, and mixed with English': wantedKhmer,
  'Khmer in Latin letters': wantedRomanised,
  'English, whole needs': neededEnglish,
  'Khmer, whole needs': neededKhmer,
  'prices and low prices, words together': neededPrices,
};

/** Queries over the sample catalogue with the products that they ask for, which rules over the fields of the catalogue select. */
export const goldenSet: GoldenQuery[] = Object.entries(parts).flatMap(([part, wanted]) =>
  wanted.flatMap(([isWanted, ...queries]) =>
    queries.map((query) => ({ query, part, isWanted, isHeldOut: isHeldOut(query) })),
  ),
);

export { nonsense };
