import { categorySchema, textKey } from '@mekong/contracts';
import { furtherImages, guessable, guessColumns } from './guess-columns.js';
import { type Mapping, targetOf } from './mapping.js';
import { UnknownMoney } from './money.js';
import { guessByContent } from './no-header.js';
import { isPieces } from './pieces.js';
import { isOfKnownSku } from './own-cells.js';
import { profileOf, targetsIn } from './profiles.js';
import { neededColumns, ownColumns } from './targets.js';
import type { RawRow } from './said.js';
import { translateRows } from './translate-rows.js';

/** What is found in a file whose columns are to be matched. */
export interface ColumnsOfFile {
  /** Which program has written it; `mekong` for our own names. */
  profile: string | null;
  columns: { name: string; guess: string | null; samples: string[] }[];
  /** The mapping that was used to find the following. */
  mapping: Mapping;
  rows: number;
  /** Those that the shop has not, and numbers of them; '' for none. */
  brands: string[];
  /** Words for categories, brands and stock that mean nothing here; '' for blank cells. */
  unknownCategories: string[];
  unknownStocks: string[];
  /** In which prices are and nobody has said how much of it a dollar is; '' for prices that say nothing and can hardly be dollars. */
  unknownCurrencies: string[];
}

type AddedNamed = (name: string) => string | undefined;

/** What is given of a file before it is described. */
interface Given {
  /** What a person has corrected, or was remembered. */
  mapping?: Mapping;
  /** What words mean, where no mapping is given. */
  values?: Mapping['values'];
  /** The brands of the shop by their keys. */
  brands: ReadonlyMap<string, string>;
  firstRow: string[];
  /** The specification that an admin has added, by its name or a label of it. */
  addedNamed: AddedNamed;
}

const samplesShown = 3;
const longest = 60;
/** Of each kind of words. */
const mostWords = 200;

/**
 * Describes the columns of a file, and which words in them mean nothing here: by the mapping that is given, such as what a person has
 * corrected or was remembered, else by guesses, and by these meanings of words.
 */
export async function describeColumns(
  header: string[],
  rows: () => AsyncIterable<RawRow>,
  { mapping: given, values = {}, brands, firstRow, addedNamed }: Given,
): Promise<ColumnsOfFile> {
  const guesses = guessesFor(header, addedNamed, guessByContent(header, firstRow, brands));
  const mapping = given ?? { profile: guesses.profile, columns: guesses.columns, values };
  const samples = header.map(() => new Set<string>());
  const words = { brand: new Set<string>(), category: new Set<string>(), stock: new Set<string>() };
  // Those that mean something are not kept, so that however many they are, the others are found.
  const isKnown = { ...isMeant, brand: (word: string) => brands.has(textKey(word)) };
  const moneys = new UnknownMoney(mapping.values.currency);
  let count = 0;
  const translated = translateRows(mapping, header, () => sampled(rows(), samples), brands);
  for await (const { cells, price } of translated) {
    count += 1;
    moneys.add(price);
    for (const kind of ['brand', 'category', 'stock'] as const) {
      const word = cells[kind] ?? '';
      const isAsked = word !== '' || !isOfKnownSku(cells);
      if (isAsked && words[kind].size < mostWords && !isKnown[kind](word)) words[kind].add(word);
    }
  }
  return {
    profile: guesses.profile,
    columns: header.map((name, place) => ({
      name,
      guess: targetOf(mapping, name) ?? null,
      samples: [...samples[place]!],
    })),
    mapping,
    rows: count,
    brands: [...words.brand],
    unknownCategories: [...words.category],
    unknownStocks: [...words.stock],
    unknownCurrencies: moneys.all(),
  };
}

const isMeant = {
  category: (word: string) => categorySchema.safeParse(word).success,
  stock: isPieces,
};

async function* sampled(rows: AsyncIterable<RawRow>, samples: Set<string>[]): AsyncGenerator<RawRow> {
  for await (const row of rows) {
    for (const [place, seen] of samples.entries()) {
      const text = row.cells[place]?.trim() ?? '';
      if (text !== '' && seen.size < samplesShown) seen.add(shown(text));
    }
    yield row;
  }
}

const shown = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

function guessesFor(
  header: string[],
  addedNamed: AddedNamed,
  byContent?: Record<string, string>,
): { profile: string | null; columns: Mapping['columns'] } {
  const isOurs = (name: string) => ownColumns.includes(name.toLowerCase());
  const profile = profileOf(header);
  const ofContent = new Map(Object.entries(byContent ?? {}));
  const ofProfile = profile ? targetsIn(profile, header) : [];
  const columns = Object.fromEntries(
    header.map((name, place) => [
      name,
      ofProfile[place] ??
        (isOurs(name) ? name.toLowerCase() : (addedNamed(name) ?? ofContent.get(name) ?? null)),
    ]),
  );
  const found = new Set(Object.values(columns));
  const missing = guessable.filter((column) => !found.has(column));
  const free = header.filter((name) => name !== '' && columns[name] === null);
  for (const { column, theirs } of guessColumns(missing, free, isOurs)) columns[theirs] = column;
  const image = profile ? undefined : header.find((name) => columns[name] === 'image');
  for (const further of image === undefined ? [] : furtherImages(image, free)) columns[further] ??= 'image';
  return { profile: profile?.key ?? (isOwn(header, columns, addedNamed) ? 'mekong' : null), columns };
}

/** Whether nothing has to be matched: a whole file of ours, or one that changes what is there. */
function isOwn(header: string[], columns: Mapping['columns'], addedNamed: AddedNamed): boolean {
  const names = new Set(header.map((name) => name.toLowerCase()));
  if (neededColumns.every((name) => names.has(name))) return true;
  return (
    names.has('sku') &&
    header.every((name) =>
      [name.toLowerCase(), addedNamed(name)].includes(columns[name] ?? name.toLowerCase()),
    )
  );
}

/** Under this a header is remembered: the same names in the same order. */
export const headerKey = (header: string[]): string => header.map(textKey).join('\u001f');
