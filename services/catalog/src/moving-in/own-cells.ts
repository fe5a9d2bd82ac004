import {
  type Category,
  categorySchema,
  foldAccents,
  isBlank,
  textKey,
  withLatinDigits,
} from '@mekong/contracts';
import { categoryOf } from './category-words.js';
import type { Mapping } from './mapping.js';
import { inDollars, readPrice } from './money.js';
import { plainPieces } from './pieces.js';
import { asCell } from './pictures.js';
import { inAllShops } from './shops.js';
import { isOnSaleNow } from './sale-time.js';
import { first, type Said } from './said.js';

/** What it means, under the names of our own file. */
export type OwnCells = Record<string, string>;

/** What is known of a file beside its rows. */
export interface Known {
  values: Mapping['values'];
  /** By whom it was written. */
  profile?: Mapping['profile'];
  /** The category of all rows that say nothing of theirs. */
  category?: Category;
  /** The brands of the shop, by their keys: a name that begins with one says which it is. */
  brands: ReadonlyMap<string, string>;
}

/** Words by which a thing is not on sale. */
const unpublished =
  /^(?:false|no|0|-1|2|n|draft|hidden|disabled|inactive|archived|private|not visible individually|unpublished)$/i;

/** What our own file has no column for. */
const foreign = new Set(
  'published available variations together color sale_price sale_begins sale_ends sale_dates kind id parent group option_name variant_image attributes attribute_name attribute currency'.split(
    ' ',
  ),
);

/** Whether a row only changes the product that has its code, which keeps what the row says nothing of. */
export const isOfKnownSku = ({ name, sku }: { name?: unknown; sku?: unknown }): boolean =>
  (name ?? '') === '' && (sku ?? '') !== '';

/** What is said of all products that a file adds is nothing to one that is there. */
const saidOfBlanks = ({ price, ...values }: Known['values']): Known['values'] => ({
  ...Object.fromEntries(Object.entries(values).map(([kind, { '': _blank, ...words }]) => [kind, words])),
  price,
});

export function ownCells(said: Said, given: Known): OwnCells {
  const known = isOfKnownSku(said) ? { ...given, values: saidOfBlanks(given.values) } : given;
  const { values } = known;
  const rest = Object.entries(said).filter(([target, texts]) => !foreign.has(target) && texts.length > 0);
  const cells: OwnCells = Object.fromEntries(rest.map(([target, [text]]) => [target, text!]));
  // A whole description stands beside a short one.
  if (said.description) cells.description = said.description.toSorted((a, b) => b.length - a.length)[0]!;
  if (known.profile === 'woocommerce' && cells.description)
    cells.description = withLineEnds(cells.description);
  cells.category = categoryIn(said, known);
  cells.brand = brandIn(said, known);
  cells.stock = stockIn(stocksIn(said, known) ?? inStock(said.available?.[0]), values.stock);
  const pictures = asCell([...(said.variant_image ?? []), ...(said.image ?? [])]);
  if (pictures !== '') cells.image = pictures;
  Object.assign(cells, pricesIn(said, values), colourIn(said.color, cells));
  if (said.published?.some((word) => unpublished.test(word))) cells.hidden = 'yes';
  for (const code of ['sku', 'barcode']) if (cells[code]) cells[code] = cells[code].replace(/^'/, '');
  return cells;
}

/** WooCommerce writes the end of a line as two signs, and these two as three. */
const withLineEnds = (text: string) =>
  text.replace(/\\(\\?)n/g, (_, meant: string) => (meant ? '\\n' : '\n'));

/** The word that stands for this one, whatever its letter case. */
function meant(word: string, values: Record<string, string> = {}): string {
  const found = Object.entries(values).find(([theirs]) => theirs.toLowerCase() === word.toLowerCase());
  return found?.[1] ?? word;
}

function categoryIn(said: Said, { values, category }: Known): string {
  const words = said.category ?? [];
  for (const word of words) {
    const known = meant(word, values.category);
    if (known !== word) return known;
  }
  for (const word of words) {
    const found = categorySchema.safeParse(word.toLowerCase()).data ?? categoryOf(word);
    if (found) return found;
  }
  const named = words.length === 0 ? categoryOf(first(said, 'name') ?? '') : undefined;
  return named ?? category ?? words[0] ?? meant('', values.category);
}

function brandIn(said: Said, { values, brands }: Known): string {
  const word = first(said, 'brand');
  return word === undefined
    ? (beginning(first(said, 'name') ?? '', brands) ?? meant('', values.brand))
    : meant(word, values.brand);
}

/** The longest brand with which a name begins. */
function beginning(name: string, brands: Known['brands']): string | undefined {
  const words = textKey(name).split(' ');
  for (let count = Math.min(words.length - 1, 4); count > 0; count -= 1) {
    const found = brands.get(words.slice(0, count).join(' '));
    if (found) return found;
  }
  return undefined;
}

/** In English and the languages of the region and beyond. */
const noneLeft =
  /^(?:out ?of ?stock|sold ?out|discontinued|unavailable|not available|agotado|rupture(?: de stock)?|epuise|esaurito|ausverkauft|nicht verfugbar|esgotado|het hang|habis|អស់.*|គ្មាន.*|(?:สินค้า)?หมด|缺货|无货|售罄|品切れ|нет в наличии)$/;
const isNoneLeft = (word: string) => {
  const text = textKey(word).replaceAll('_', ' ');
  return noneLeft.test(text) || noneLeft.test(foldAccents(text));
};

/** Nobody says how many there are: one word for all of these, so that it is asked once. */
function inStock(word: string | undefined): string[] {
  if (word === undefined) return [];
  return [/^(?:0|no|false)$/i.test(word) || isNoneLeft(word) ? '0' : 'in stock'];
}

/** Of several shops what they have together; else what the columns say. */
function stocksIn({ stock }: Said, { profile, values }: Known): string[] | undefined {
  const several = profile === 'loyverse' && stock && stock.length > 1;
  return several ? [inAllShops(stock.map((word) => meant(word, values.stock)))] : stock;
}

/** A number if there is one; less than none is none. */
function stockIn(said: string[], values?: Record<string, string>): string {
  const word = said.find((one) => /^[->≥=\s]*\d/.test(withLatinDigits(one))) ?? said[0] ?? '';
  const known = meant(word, values);
  if (known !== word) return known;
  if (isNoneLeft(word)) return '0';
  return /^-\d+(?:[.,]\d+)?$/.test(withLatinDigits(word)) ? '0' : plainPieces(word);
}

/** In which money the price of a row is, and how much. */
export const priceOf = (said: Said) =>
  readPrice(first(said, 'price') ?? first(said, 'sale_price') ?? '', first(said, 'currency'));

/** What is asked now, and what was before where that was more. */
function pricesIn(said: Said, { currency: rates, price: forAll }: Mapping['values']): OwnCells {
  const [price, sale, before] = ['price', 'sale_price', 'compare_at_price'].map((target) => {
    const text = first(said, target);
    return text === undefined ? undefined : inDollars(text, rates, first(said, 'currency'));
  });
  const isSale = sale !== undefined && (price === undefined || isOnSaleNow(said));
  if (isSale && numberIn(sale) > 0 && !(numberIn(sale) >= numberIn(price ?? '')))
    return { price: sale, compare_at_price: price ?? '' };
  const isMore = numberIn(before ?? '') > numberIn(price ?? '');
  const asked = price ?? forAll?.[''];
  return { ...(asked !== undefined && { price: asked }), compare_at_price: isMore ? before! : '' };
}

const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, '') || NaN);

function colourIn(said: string[] | undefined, { category }: OwnCells): OwnCells {
  const isOne = said && !isBlank(category) && categorySchema.safeParse(category).success;
  return isOne ? { [`${category}_color`]: said[0]! } : {};
}
