import { textKey } from '@mekong/contracts';
import { type Mapping, targetOf } from './mapping.js';
import { type Known, type OwnCells, ownCells, priceOf } from './own-cells.js';
import { categoryOfHeader } from './category-words.js';
import { asNamed, type NamedVariant, skuKey, variantsNamed } from './configurables.js';
import { asListing, together } from './listings.js';
import { moneyIn, type Written } from './money.js';
import { inOneShop } from './shops.js';
import { first, type RawRow, type Said, saidBy } from './said.js';

/** A row with what it means, and its price as it was written. */
interface Translated<R> {
  row: R;
  cells: OwnCells;
  price: Written;
  /** What variants it has, where they stay one product. */
  together?: string;
}

/** A group of more rows than this is none. */
const mostInGroup = 200;

/** What the rows of one group share. */
const shared = [
  ...['name', 'name_km', 'category', 'brand', 'description', 'description_km', 'image', 'published'],
  ...['color', 'option_name', 'currency'],
];

/** Kinds of rows that are never sold themselves. */
const parents = /^(?:variable|grouped|configurable|bundle)\b/i;

/**
 * Reads the rows of a foreign file as rows of ours: joins those of one group, which are next to each other, and gives variants what
 * their first row, their parent above them, or what names them anywhere in the file has. That is read first, so rows may be asked
 * for twice.
 */
export async function* translateRows<R extends RawRow>(
  mapping: Mapping,
  header: string[],
  rows: () => AsyncIterable<R>,
  /** The brands of the shop by their keys. */
  brands: ReadonlyMap<string, string> = new Map(),
): AsyncGenerator<Translated<R>> {
  const places = header.map((name) => targetOf(mapping, name));
  const { values, profile } = mapping;
  const placesOf = profile === 'loyverse' ? inOneShop(header, places) : () => places;
  const money = moneyOf(header, places);
  const isByName = !profile && isToldByName(places);
  const known: Known = { values, brands, profile, category: categoryOfHeader(header) };
  const read = async function* () {
    for await (const row of rows()) {
      const said = inMoney(saidBy(row, placesOf(row)), money);
      yield { row, said: profile === 'etsy' ? asListing(said) : isByName ? byName(said) : said };
    }
  };
  const named = places.includes('variations') ? await variantsNamed(read()) : new Map<string, NamedVariant>();
  const families: Families<R> = { byKey: new Map(), named, childless: new Map(), met: new Set() };
  let group: { row: R; said: Said }[] = [];
  const end = function* () {
    for (const { row, said } of joined(group, profile === 'google'))
      yield { row, cells: ownCells(said, known), price: priceOf(said), together: together(said) };
    group = [];
  };
  for await (const { row, said: own } of read()) {
    const said = withParent({ row, said: own }, families);
    if (!said) continue;
    const isNext = group.length > 0 && group.length < mostInGroup && isOf(group[0]!.said, said);
    if (!isNext) yield* end();
    group.push({ row, said });
  }
  yield* end();
  // What has none of its variants beside it is told of, not lost.
  const tells = ['parent', 'variations'].some((target) => places.includes(target));
  for (const [parent, one] of tells ? families.childless : []) {
    if (isOfVariants(one.said) && !families.met.has(parent)) group = [one];
    yield* end();
  }
}

/** The parents of a file by what their variants call them, and the variants that they name themselves. */
interface Families<R> {
  byKey: Map<string, Said>;
  named: ReadonlyMap<string, NamedVariant>;
  /** By their SKUs where they have some, as they may have a row for each language. */
  childless: Map<string | Said, { row: R; said: Said }>;
  /** Those of which a variant has come. */
  met: Set<string | Said>;
}

/** Whether nothing but their name says which variants belong to each other. */
const isToldByName = (places: (string | undefined)[]) =>
  places.includes('variant') && !['group', 'parent', 'variant_of'].some((target) => places.includes(target));

const byName = (said: Said): Said => (said.name ? { ...said, group: said.name } : said);

const isOfVariants = (said: Said): boolean => /^(?:variable|configurable)\b/i.test(first(said, 'kind') ?? '');

/** The money that the column of the price is named after. */
function moneyOf(header: string[], places: (string | undefined)[]): string | undefined {
  const place = ['price', 'sale_price'].map((target) => places.indexOf(target)).find((one) => one >= 0);
  return place === undefined ? undefined : moneyIn(header[place]!);
}

/** In that money, unless the row says one itself. */
const inMoney = (said: Said, money: string | undefined): Said =>
  money === undefined ? said : { ...said, currency: said.currency ?? [money] };

/** With what the row has from its parent; undefined for one that is only a parent of others. */
function withParent<R>(
  { row, said }: { row: R; said: Said },
  { byKey, named, childless, met }: Families<R>,
): Said | undefined {
  const kind = first(said, 'kind') ?? '';
  const parent = first(said, 'parent');
  const of = parent && (byKey.get(parent.replace(/^id:/i, '')) ?? byKey.get(parent));
  if (of) met.add(skuKey(of) || of);
  if (!parents.test(kind)) {
    const variant = named.get(skuKey(said));
    if (variant) {
      met.add(skuKey(variant.parent) || variant.parent);
      return ofNamed(said, variant);
    }
    return of ? varied(inherited({ ...said, variant_image: said.image ?? [] }, of), familyOf(of)) : said;
  }
  for (const key of [first(said, 'id'), first(said, 'sku')]) if (key) byKey.set(key, said);
  const own = skuKey(said) || said;
  if (!childless.has(own)) childless.set(own, { row, said });
  return undefined;
}

/** With what it says nothing of from the product that names it; told from the others by nothing but its variation. */
function ofNamed(said: Said, variant: NamedVariant): Said {
  const from = { ...variant.parent, image: said.image ?? variant.parent.image ?? [] };
  return varied(inherited(asNamed(said, variant), from), familyOf(from), []);
}

/** What a row has as a whole of its own, or not at all. */
const prices = ['price', 'sale_price', 'compare_at_price', 'sale_begins', 'sale_ends', 'sale_dates'];

/** With what the other says of all; of images its own come first. */
const inherited = (said: Said, from: Said): Said => ({
  ...said,
  ...Object.fromEntries(
    [...shared, ...(said.price || said.sale_price ? [] : prices)].flatMap((target) => {
      const texts = target === 'image' ? from[target] : (said[target] ?? from[target]);
      return texts ? [[target, texts]] : [];
    }),
  ),
});

/** Whether a row belongs to the group of the first: by the same word, or as one that has no name of its own. */
function isOf(head: Said, said: Said): boolean {
  const [group, own] = [first(head, 'group'), first(said, 'group')];
  if (group === undefined) return false;
  return own === undefined ? first(said, 'name') === undefined : own === group;
}

/** In a feed only variants have a group, wherever the others of it stand. */
function joined<R>(group: { row: R; said: Said }[], isFeed: boolean): { row: R; said: Said }[] {
  const head = group[0]?.said;
  if (!head) return [];
  if (group.length === 1) {
    const family = isFeed ? first(head, 'group') : undefined;
    return group.map(({ row, said }) => ({ row, said: family ? varied(said, family) : unvaried(said) }));
  }
  const sold = group.filter(({ said }, place) => place === 0 || !isPictureOnly(said));
  const image = group.flatMap(({ said }) => said.image ?? []);
  const whole = sold.map(({ row, said }) => {
    return { row, said: inherited(said, { ...head, image: isEachWhole(sold) ? said.image! : image }) };
  });
  return whole.map(({ row, said }) => ({
    row,
    said: sold.length > 1 ? varied(said, first(head, 'group')!) : unvaried(said),
  }));
}

/** Rows that are each a product with images of its own, as in feeds, share none. */
const isEachWhole = (sold: { said: Said }[]) =>
  sold.length > 1 && sold.every(({ said }) => first(said, 'name') !== undefined && said.image !== undefined);

const isPictureOnly = (said: Said) =>
  ['price', 'sku', 'stock', 'variant'].every((target) => said[target] === undefined);

/** Named by what tells it from the others, and joined with them. */
function varied({ variant = [], ...said }: Said, family: string, colours = said.color ?? []): Said {
  const all = variant.flatMap((one) => one.split('|')).filter((one) => !/^default(?: title)?$/i.test(one));
  const words = [...all, ...colours.filter((colour) => !all.includes(colour))];
  const name = first(said, 'name');
  if (name === undefined || words.length === 0) return said;
  const has = new Set(wordsOf(name));
  const added = words.filter((word) => !wordsOf(word).every((one) => has.has(one)));
  const label = words.join(' / ');
  return { ...said, name: [[name, ...added].join(' ')], variant_of: [family], variant_label: [label] };
}

const wordsOf = (text: string) => textKey(text).split(/[^\p{L}\p{M}\p{N}]+/u);

/** By its name too, as numbers of rows begin anew in another file. */
const familyOf = (parent: Said) =>
  first(parent, 'sku') ?? [first(parent, 'id'), first(parent, 'name')].join(' ');

const unvaried = ({ variant: _variant, ...said }: Said): Said => said;
