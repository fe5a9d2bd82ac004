import { type Category, categorySchema, isBlank } from '@mekong/contracts';
import { categoryOf } from './category-words.js';
import type { Mapping } from './mapping.js';

/** A row as it stands in a file. */
export interface RawRow {
  line: number;
  cells: string[];
}

/** What it means, under the names of our own file. */
export type OwnCells = Record<string, string>;

/** A group of more rows than this is none. */
const mostInGroup = 200;

/** What the rows of one group share. */
const shared = [
  'name',
  'name_km',
  'category',
  'brand',
  'description',
  'description_km',
  'image',
  'published',
  'color',
];

/** Words by which a thing is not on sale. */
const unpublished =
  /^(?:false|no|0|-1|2|n|draft|hidden|disabled|inactive|archived|private|not visible individually|unpublished)$/i;

/** Kinds of rows that are never sold themselves. */
const parents = /^(?:variable|grouped|configurable|bundle)\b/i;

/**
 * Reads the rows of a foreign file as rows of ours: joins those of one group, which are next to each other, and gives variants what
 * their first row, or their parent above them, has.
 */
export async function* translateRows<R extends RawRow>(
  { columns, values }: Mapping,
  header: string[],
  rows: AsyncIterable<R>,
): AsyncGenerator<{ row: R; cells: OwnCells }> {
  const places = header.map((name) => columns[name] ?? undefined);
  const byKey = new Map<string, Said>();
  let group: { row: R; said: Said }[] = [];
  const end = function* () {
    for (const { row, said } of joined(group)) yield { row, cells: ownCells(said, values) };
    group = [];
  };
  for await (const row of rows) {
    const said = withParent(saidBy(row.cells, places), byKey);
    if (!said) continue;
    const isNext = group.length > 0 && group.length < mostInGroup && isOf(group[0]!.said, said);
    if (!isNext) yield* end();
    group.push({ row, said });
  }
  yield* end();
}

/** What a row says, by target; of several columns for one target all that are not blank. */
type Said = Record<string, string[]>;

function saidBy(cells: string[], places: (string | undefined)[]): Said {
  const said: Said = {};
  for (const [place, target] of places.entries()) {
    const text = cells[place]?.trim() ?? '';
    if (target !== undefined && text !== '') (said[target] ??= []).push(text);
  }
  return said;
}

const first = (said: Said, target: string): string | undefined => said[target]?.[0];

/** With what the row has from its parent; undefined for one that is only a parent of others. */
function withParent(said: Said, byKey: Map<string, Said>): Said | undefined {
  const kind = first(said, 'kind') ?? '';
  const parent = first(said, 'parent');
  const of = parent && (byKey.get(parent.replace(/^id:/i, '')) ?? byKey.get(parent));
  if (!parents.test(kind)) return of ? inherited(said, of) : said;
  for (const key of [first(said, 'id'), first(said, 'sku')]) if (key) byKey.set(key, said);
  return undefined;
}

const inherited = (said: Said, from: Said): Said => ({
  ...Object.fromEntries(shared.flatMap((target) => (from[target] ? [[target, from[target]]] : []))),
  ...said,
});

/** Whether a row belongs to the group of the first: by the same word, or as one that has no name of its own. */
function isOf(head: Said, said: Said): boolean {
  const [group, own] = [first(head, 'group'), first(said, 'group')];
  if (group === undefined) return false;
  return own === undefined ? first(said, 'name') === undefined : own === group;
}

function joined<R>(group: { row: R; said: Said }[]): { row: R; said: Said }[] {
  const head = group[0]?.said;
  if (!head || group.length === 1) return group.map(({ row, said }) => ({ row, said: unvaried(said) }));
  const sold = group.filter(({ said }, place) => place === 0 || !isPictureOnly(said));
  const pictures = group.flatMap(({ said }) => said.image ?? []);
  const whole = sold.map(({ row, said }) => ({
    row,
    said: inherited(said, { ...head, image: head.image ?? pictures }),
  }));
  return whole.map(({ row, said }) => ({ row, said: sold.length > 1 ? varied(said) : unvaried(said) }));
}

const isPictureOnly = (said: Said) =>
  ['price', 'sku', 'stock', 'variant'].every((target) => said[target] === undefined);

/** Named by what tells it from the others. */
function varied({ variant = [], ...said }: Said): Said {
  const words = variant.flatMap((one) => one.split('|')).filter((one) => !/^default(?: title)?$/i.test(one));
  const name = first(said, 'name');
  const added = words.filter((word) => !name?.toLowerCase().includes(word.toLowerCase()));
  return name === undefined || added.length === 0 ? said : { ...said, name: [[name, ...added].join(' ')] };
}

const unvaried = ({ variant: _variant, ...said }: Said): Said => said;

function ownCells(said: Said, values: Mapping['values']): OwnCells {
  const {
    published,
    available,
    color,
    sale_price: _sale,
    kind: _kind,
    id: _id,
    parent: _parent,
    group: _group,
    ...rest
  } = said;
  const cells: OwnCells = Object.fromEntries(Object.entries(rest).map(([target, [text]]) => [target, text!]));
  cells.category = categoryIn(said.category ?? [], values.category ?? {});
  cells.brand = meant(first(said, 'brand') ?? '', values.brand);
  cells.stock = stockIn(said.stock ?? inStock(available?.[0]), values.stock);
  Object.assign(cells, pricesIn(said), colourIn(color, cells));
  if (published?.some((word) => unpublished.test(word))) cells.hidden = 'yes';
  for (const code of ['sku', 'barcode']) if (cells[code]) cells[code] = cells[code].replace(/^'/, '');
  return cells;
}

/** The word that stands for this one, whatever its letter case. */
function meant(word: string, values: Record<string, string> = {}): string {
  const known = Object.entries(values).find(([theirs]) => theirs.toLowerCase() === word.toLowerCase());
  return known?.[1] ?? word;
}

function categoryIn(said: string[], values: Record<string, string>): string {
  for (const word of said.length > 0 ? said : ['']) {
    const known = meant(word, values);
    if (known !== word) return known;
  }
  for (const word of said) {
    const found: Category | undefined = categorySchema.safeParse(word.toLowerCase()).data ?? categoryOf(word);
    if (found) return found;
  }
  return said[0] ?? '';
}

/** Nobody says how many there are: one word for all of these, so that it is asked once. */
function inStock(word: string | undefined): string[] {
  if (word === undefined) return [];
  return [
    /^(?:0|no|false|out[ _]of[ _]stock|outofstock|sold out|discontinued)$/i.test(word) ? '0' : 'in stock',
  ];
}

/** A number if there is one; less than none is none. */
function stockIn(said: string[], values?: Record<string, string>): string {
  const word = said.find((one) => /^-?\d/.test(one)) ?? said[0] ?? '';
  const known = meant(word, values);
  if (known !== word) return known;
  return /^-\d+(?:[.,]\d+)?$/.test(word) ? '0' : word.replace(/^(\d+)[.,]0+$/, '$1');
}

/** What is asked now, and what was before where that was more. */
function pricesIn(said: Said): OwnCells {
  const [price, sale, before] = ['price', 'sale_price', 'compare_at_price'].map((target) =>
    first(said, target),
  );
  if (sale !== undefined && numberIn(sale) > 0 && !(numberIn(sale) >= numberIn(price ?? '')))
    return { price: sale, compare_at_price: price ?? '' };
  const isMore = numberIn(before ?? '') > numberIn(price ?? '');
  return { ...(price !== undefined && { price }), compare_at_price: isMore ? before! : '' };
}

const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, '') || NaN);

function colourIn(said: string[] | undefined, { category }: OwnCells): OwnCells {
  const isOne = said && !isBlank(category) && categorySchema.safeParse(category).success;
  return isOne ? { [`${category}_color`]: said[0]! } : {};
}
