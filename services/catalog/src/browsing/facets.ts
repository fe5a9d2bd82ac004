import type { Category } from '@mekong/contracts';
import { detailSchemas, type Details } from '../products/details.js';

type DetailValue = Details[string];

/** A wanted value with how many products it would leave. */
export interface Choice {
  value: string;
  count: number;
}

/** A value of a detail: how many products have it at all, and how many of those that pass all other filters. */
export interface Tally {
  value: NonNullable<DetailValue>;
  all: number;
  left: number;
}

/** Values of one detail that are offered; numbers beyond `mostNumbers` are gathered into ranges. */
const mostValues = 8;
const mostNumbers = 6;
const ranges = 5;

/** Free text says something else for every product, so it narrows nothing down. */
const freeText = /other_features|frequency_response/;

/** The details of a category by which its products can be narrowed down. */
export const facetNames = (category: Category): string[] =>
  Object.keys(detailSchemas[category].shape).filter((name) => !freeText.test(name));

/** Every such detail of any category. */
export const allFacetNames: string[] = (Object.keys(detailSchemas) as Category[]).flatMap(facetNames);

/** Whether a detail is the wanted one; a range such as `800-3200` holds both its ends. */
export function fits(value: DetailValue, wanted: string): boolean {
  if (typeof value !== 'number') return thingsOf(value).includes(wanted);
  const [low, high = low] = wanted.split('-').map(Number);
  return value >= low! && value <= high!;
}

/**
 * What is offered of a detail, in its natural order: nothing where all products are alike. Which values these are hangs
 * on all products, so that they stay while filters are chosen.
 */
export function choicesOf(tallies: Tally[]): Choice[] {
  if (tallies.length < 2) return [];
  return tallies.every(({ value }) => typeof value === 'number')
    ? numbersOf(tallies as (Tally & { value: number })[])
    : wordsOf(tallies);
}

/** A value that lists several things, such as `Bluetooth, USB-C`, stands for each of them. */
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
  const mostFrequent = [...words.values()].sort((a, b) => b.all - a.all).slice(0, mostValues);
  return mostFrequent
    .sort((a, b) => natural.compare(a.value, b.value))
    .map(({ value, count }) => ({ value, count }));
}

function numbersOf(tallies: (Tally & { value: number })[]): Choice[] {
  const sorted = tallies.toSorted((a, b) => a.value - b.value);
  const size = sorted.length > mostNumbers ? Math.ceil(sorted.length / ranges) : 1;
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, index) => {
    const range = sorted.slice(index * size, (index + 1) * size);
    const [low, high] = [range[0]!.value, range.at(-1)!.value];
    return {
      value: low === high ? String(low) : `${low}-${high}`,
      count: range.reduce((sum, { left }) => sum + left, 0),
    };
  });
}
