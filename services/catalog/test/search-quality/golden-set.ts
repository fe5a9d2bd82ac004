import { nonsense, wantedEnglish, wantedMistyped } from './wanted-english.js';
import { wantedKhmer, wantedRomanised } from './wanted-khmer.js';
import { isHeldOut, type Rule } from './wanted.js';

export interface GoldenQuery {
  query: string;
  isWanted: Rule;
  isHeldOut: boolean;
}

/** Queries over the sample catalogue with the products that they ask for, which rules over the fields of the catalogue select. */
export const goldenSet: GoldenQuery[] = [
  ...wantedEnglish,
  ...wantedMistyped,
  ...wantedKhmer,
  ...wantedRomanised,
].flatMap(([isWanted, ...queries]) =>
  queries.map((query) => ({ query, isWanted, isHeldOut: isHeldOut(query) })),
);

export { nonsense };
