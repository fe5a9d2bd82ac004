import type { Category } from '@mekong/contracts';
import { detailSchemas, type Details } from '../products/details.js';

type DetailValue = Details[string];

/** A value to filter by, with the number of products that have it. */
export interface Choice {
  value: string;
  count: number;
}

/** A value of a detail: how many products have it in all, and how many of those pass all other filters. */
export interface Tally {
  value: NonNullable<DetailValue>;
  all: number;
  left: number;
}

/** How many values of a detail are offered; more than `maxNumbers` numbers are grouped into ranges. */
const maxValues = 8;
const maxNumbers = 6;
const ranges = 5;

/** Free text, which is different for every product and of no use for filtering. */
const freeText = /other_features|frequency_response/;

/** The details of a category by which its products can be filtered. */
export const facetNames = (category: Category): string[] =>
  Object.keys(detailSchemas[category].shape).filter((name) => !freeText.test(name));

/** Those details of all categories. */
export const allFacetNames: string[] = (Object.keys(detailSchemas) as Category[]).flatMap(facetNames);

/** Whether a detail has the wanted value, or is in the wanted range; `800-3200` includes both its ends. */
export function fits(value: DetailValue, wanted: string): boolean {
  if (typeof value !== 'number') return thingsOf(value).includes(wanted);
  const [low, high = low] = wanted.split('-').map(Number);
  return value >= low! && value <= high!;
}

/**
 * The values of a detail to filter by, in natural order; none when all products have the same. They depend on all products
 * of the category, so that they do not change while filters are chosen.
 */
export function choicesOf(tallies: Tally[]): Choice[] {
  if (tallies.length < 2) return [];
  return tallies.every(({ value }) => typeof value === 'number')
    ? numbersOf(tallies as (Tally & { value: number })[])
    : wordsOf(tallies);
}

/** The parts of a value that is a list, such as `Bluetooth, USB-C`. */
const thingsOf = (value: DetailValue): string[] =>
  typeof value === 'string' ? value.split(/\s*,\s*/) : [String(value)];

const natural = new Intl.Collator('en', { numeric: true });

function wordsOf(tallies: Tally[]): Choice[] {
  const words = new Map<string, { value: string; all: number; count: number }>();
  for (const { value, all, left } of tallies)
    for (const thing of thingsOf(value)) {
      const word = words.get(thing) ?? { value: thing, all: 0, count: 0 };
      words.set(thing, Object.assign(word, { all: word.all + all, count: word.count + left }));
    }
  const mostFrequent = [...words.values()].sort((a, b) => b.all - a.all).slice(0, maxValues);
  return mostFrequent
    .sort((a, b) => natural.compare(a.value, b.value))
    .map(({ value, count }) => ({ value, count }));
}

function numbersOf(tallies: (Tally & { value: number })[]): Choice[] {
  const sorted = tallies.toSorted((a, b) => a.value - b.value);
  const size = sorted.length > maxNumbers ? Math.ceil(sorted.length / ranges) : 1;
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, index) => {
    const range = sorted.slice(index * size, (index + 1) * size);
    const [low, high] = [range[0]!.value, range.at(-1)!.value];
    return {
      value: low === high ? String(low) : `${low}-${high}`,
      count: range.reduce((sum, { left }) => sum + left, 0),
    };
  });
}
