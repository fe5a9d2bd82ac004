import { Injectable } from '@nestjs/common';
import { type Category, textKey } from '@mekong/contracts';
import {
  allOf,
  compactText,
  containing,
  planned,
  prepared,
  searchText,
  wantedWords,
} from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { shownCents, type StockLevel } from '../products/index.js';
import { restorableDays } from '../restorable-since.js';
import { CatalogueState } from './catalogue-state.repository.js';
import { CatalogueCache } from './catalogue-cache.js';

/** Each ends with the id, so that the order is always the same. */
const orders = {
  newest: 'p.id DESC',
  'best-selling': 'p.sold DESC, p.id',
  'price-asc': `${shownCents}, p.id DESC`,
  'price-desc': `${shownCents} DESC, p.id DESC`,
  'name-asc': 'name_order(p.name_key), p.name_key, p.id',
  'name-desc': 'name_order(p.name_key) DESC, p.name_key DESC, p.id DESC',
  'stock-asc': 'p.stock, p.id',
  'stock-desc': 'p.stock DESC, p.id DESC',
  oldest: 'p.id',
} as const;

/** Where products are: in the shop, hidden from it (for good or until a time), or deleted and still to be restored. */
const places = {
  shop: 'p.deleted_at IS NULL AND NOT p.hidden',
  hidden: 'p.deleted_at IS NULL AND p.hidden',
  deleted: `p.deleted_at > now() - interval '${restorableDays} days'`,
};

export type ProductPlace = keyof typeof places;
export const productPlaces = Object.keys(places) as [ProductPlace, ...ProductPlace[]];

export type ProductOrder = keyof typeof orders;
export const productOrders = Object.keys(orders) as [ProductOrder, ...ProductOrder[]];
const byStock: ReadonlySet<ProductOrder> = new Set(['best-selling', 'stock-asc', 'stock-desc']);

/** A stock of so many pieces or fewer is low. */
const LOW_STOCK = 5;

const levels: Record<StockLevel, string> = {
  out: 'p.stock = 0',
  low: `p.stock BETWEEN 1 AND ${LOW_STOCK}`,
  in: 'p.stock > 0',
  restock: 'p.stock <= p.restock_at',
};

/** A list of products: its conditions and its order. */
export interface ProductList {
  sort: ProductOrder;
  /** The shop unless told otherwise. */
  place?: ProductPlace;
  category?: Category;
  /** Only these. */
  ids?: number[];
  /** Words that are each in one of the product's names, its brand's, its SKU or its barcode, as `searchText` compares them. */
  q?: string;
  /** A brand's name in any letter case, or its id. */
  brand?: string;
  sellerId?: string;
  stock?: StockLevel;
}

const findBrands = prepared<{ id: number; name: string }>`SELECT id, name FROM brands`;

/** A model or a code with a hyphen or another sign in it; shorter ones without it are in any word. */
const hyphened = /^(?=.{4})[\p{L}\p{M}\p{N}]+([-._/][\p{L}\p{M}\p{N}]+)+$/u;

/** The ids in all cached lists together, which take 16 MB. */
const maxIds = 4_000_000;

/**
 * The sorted ids of whole lists, cached until the catalogue changes, so that every page of a list costs the same, and its
 * length costs nothing.
 */
@Injectable()
export class ListsRepository {
  private readonly cache: CatalogueCache<Int32Array>;

  constructor(
    private readonly dataSource: DataSource,
    catalogue: CatalogueState,
  ) {
    this.cache = new CatalogueCache(catalogue, {
      maxSize: maxIds,
      sizeOf: ({ length }) => length + 50,
      stockMs: 500,
    });
  }

  /** Lists that depend on the stock may be half a second old. */
  ids(list: ProductList): Promise<Int32Array> {
    const { sort, place, category, ids, q, brand, sellerId, stock } = list;
    const key = JSON.stringify([sort, place, category, ids, q, brand, sellerId, stock]);
    return this.cache.get(key, byStock.has(sort) || stock !== undefined, () => this.read(list));
  }

  private async wordsOf(q: string): Promise<WantedWord[]> {
    const brands = await findBrands(this.dataSource, []);
    const named = brands.map(({ id, name }) => ({ id, form: searchText(name) }));
    return wantedWords(q).map((forms) => ({
      forms: [...new Set([...forms, ...forms.filter((one) => hyphened.test(one)).map(compactText)])],
      brands: named.filter(({ form }) => forms.some((one) => form.includes(one))).map(({ id }) => id),
    }));
  }

  /** Reads all ids as one value: as rows they would take ten times as long to send and read. */
  private async read(list: ProductList): Promise<Int32Array> {
    const words = list.q ? await this.wordsOf(list.q) : [];
    const { where, values } = conditionsOf(list, words);
    const readIds = planned<{ ids: Buffer | null }>`
      SELECT string_agg(int4send(id), '') AS ids FROM (
        SELECT p.id FROM products p WHERE ${where} ORDER BY ${orders[list.sort]}) AS list`;
    const [row] = await readIds(this.dataSource, values);
    const bytes = row!.ids ?? Buffer.alloc(0);
    return Int32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32BE(index * 4));
  }
}

/** A word that a product must have, in any of its forms, and the brands that have it. */
interface WantedWord {
  forms: string[];
  brands: number[];
}

/** The search keys of deleted products are empty, so that no index has them. */
const deletedKeys = ['p.name_key', 'p.name_km_key', 'p.sku_key', 'p.barcode_key'];

function conditionsOf(
  { place = 'shop', category, ids, brand, sellerId, stock }: ProductList,
  words: WantedWord[],
) {
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const wanted: string[] = [places[place]];
  const searched = place === 'deleted' ? deletedKeys : ['p.search_key', 'p.codes_key'];
  if (category) wanted.push(`p.category = ${value(category)}`);
  if (ids) wanted.push(`p.id = ANY (${value(ids)}::int[])`);
  if (brand !== undefined) wanted.push(`p.brand_id = (${brandNamed(brand, value)})`);
  if (sellerId) wanted.push(`p.seller_id = ${value(sellerId)}`);
  if (stock) wanted.push(levels[stock]);
  if (words.length > 0) wanted.push(hasAll(words, searched, value));
  return { where: allOf(wanted), values };
}

/** That a product has all words: as they are written, or in a spelling that looks the same. */
function hasAll(words: WantedWord[], keys: string[], value: (one: unknown) => string): string {
  const all = words.map(({ forms, brands }) => ({
    like: `LIKE ANY (${value(forms.map(containing))})`,
    ofBrand: brands.length > 0 ? [`p.brand_id = ANY (${value(brands)}::int[])`] : [],
  }));
  const spelt = (some: typeof all) =>
    `p.id = ANY (ARRAY(SELECT product_id FROM product_words WHERE ${some.map(({ like }) => `spellings ${like}`).join(' AND ')}))`;
  const written = all.map(({ like, ofBrand }) =>
    either([...keys.map((key) => `${key} ${like}`), ...ofBrand]),
  );
  // Looked for together, as each of them alone may be in most products.
  const others = all.filter(({ ofBrand }) => ofBrand.length === 0);
  const meant = [
    ...(others.length > 0 ? [spelt(others)] : []),
    ...all.filter(({ ofBrand }) => ofBrand.length > 0).map((one) => either([...one.ofBrand, spelt([one])])),
  ];
  return either([written.join(' AND '), meant.join(' AND ')]);
}

const either = (conditions: string[]): string => `(${conditions.map((one) => `(${one})`).join(' OR ')})`;

/**
 * The id of a brand, by its name or id; a number that is one brand's name and another's id means the name. A name without its
 * accents is the brand's, if no other has that.
 */
function brandNamed(nameOrId: string, value: (one: unknown) => string): string {
  const key = value(textKey(nameOrId));
  const byName = `SELECT id FROM brands WHERE name_key = ${key}`;
  const byId = `SELECT id FROM brands WHERE id = ${value(/^[1-9]\d{0,8}$/.test(nameOrId.trim()) ? Number(nameOrId) : null)}`;
  const alike = `SELECT min(id) FROM brands WHERE name_order(name_key) = name_order(${key})`;
  return `SELECT coalesce((${byName}), (${byId}), (${alike}))`;
}
