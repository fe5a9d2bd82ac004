import { valueForm } from '@mekong/contracts';
import { LRUCache } from 'lru-cache';
import { inNaturalOrder } from '../names.js';
import { asYesOrNo, type Details } from '../products/index.js';

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

/** Whether a detail has the wanted value, however that is spelt, or is in the wanted range; `800-3200` includes both its ends. */
export function fits(value: DetailValue, wanted: string): boolean {
  if (typeof value === 'boolean') return asYesOrNo(wanted) === value;
  if (typeof value !== 'number') return formsOf(value).has(formOf(wanted));
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

/** The parts of a value by the forms in which they are compared. */
const formsOf = (value: DetailValue): Map<string, string> =>
  new Map(thingsOf(value).map((thing) => [formOf(thing), thing]));

/** There are few different values, and each has to be put into its form once. */
const forms = new LRUCache<string, string>({ max: 10_000 });

function formOf(thing: string): string {
  const known = forms.get(thing);
  if (known !== undefined) return known;
  const form = valueForm(thing);
  forms.set(thing, form);
  return form;
}

/** A value in all its spellings, with the number of products that have each. */
interface Word {
  spellings: Map<string, number>;
  all: number;
  count: number;
}

function wordsOf(tallies: Tally[]): Choice[] {
  const words = new Map<string, Word>();
  for (const { value, all, left } of tallies)
    for (const [form, thing] of formsOf(value)) {
      const word = words.get(form) ?? { spellings: new Map(), all: 0, count: 0 };
      word.spellings.set(thing, (word.spellings.get(thing) ?? 0) + all);
      words.set(form, Object.assign(word, { all: word.all + all, count: word.count + left }));
    }
  if (words.size < 2) return [];
  const mostFrequent = [...words.values()].sort((a, b) => b.all - a.all).slice(0, maxValues);
  return mostFrequent
    .map(({ spellings, count }) => ({ value: commonestOf(spellings), count }))
    .sort((a, b) => inNaturalOrder(a.value, b.value));
}

/** The spelling of most products; of equally common ones the one with capitals. */
function commonestOf(spellings: Map<string, number>): string {
  const [[spelling]] = [...spellings].sort(
    ([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1),
  ) as [[string, number]];
  return spelling.trim();
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
