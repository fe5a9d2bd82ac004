import { Injectable } from '@nestjs/common';
import { type Category, textKey } from '@mekong/contracts';
import { containing } from '@mekong/service-defaults';
import type { StockLevel } from '../products/product.entity.js';
import { restorableDays } from '../products/restorable-since.js';
import { CatalogueState } from './catalogue-state.repository.js';
import { CatalogueCache } from './catalogue-cache.js';
import { Sql } from '../sql.js';

/** Each ends with the id, so that the order is always the same. */
const orders = {
  newest: 'p.id DESC',
  'best-selling': 'p.sold DESC, p.id',
  'price-asc': 'p.price_cents, p.id DESC',
  'price-desc': 'p.price_cents DESC, p.id DESC',
  'name-asc': 'name_order(p.name_key), p.name_key, p.id',
  'name-desc': 'name_order(p.name_key) DESC, p.name_key DESC, p.id DESC',
  'stock-asc': 'p.stock, p.id',
  'stock-desc': 'p.stock DESC, p.id DESC',
  oldest: 'p.id',
};

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
  /** Words that are each in one of the product's names, its brand's, its SKU or its barcode. */
  q?: string;
  /** A brand's name in any letter case, or its id. */
  brand?: string;
  sellerId?: string;
  stock?: StockLevel;
}

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
    private readonly sql: Sql,
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

  /** Reads all ids as one value: as rows they would take ten times as long to send and read. */
  private async read(list: ProductList): Promise<Int32Array> {
    const { where, values } = conditionsOf(list);
    const [row] = await this.sql.queryPlanned<{ ids: Buffer | null }>(
      `SELECT string_agg(int4send(id), '') AS ids FROM (
         SELECT p.id FROM products p WHERE ${where} ORDER BY ${orders[list.sort]}) AS list`,
      values,
    );
    const bytes = row!.ids ?? Buffer.alloc(0);
    return Int32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32BE(index * 4));
  }
}

/** The search keys of deleted products are empty, so that no index has them. */
const deletedKeys = ['p.name_key', 'p.name_km_key', 'p.sku_key', 'p.barcode_key'];

function conditionsOf({ place = 'shop', category, ids, q, brand, sellerId, stock }: ProductList) {
  const values: unknown[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const wanted: string[] = [places[place]];
  const searched = place === 'deleted' ? deletedKeys : ['p.search_key', 'p.codes_key'];
  if (category) wanted.push(`p.category = ${value(category)}`);
  if (ids) wanted.push(`p.id = ANY (${value(ids)}::int[])`);
  if (brand !== undefined) wanted.push(`p.brand_id = (${brandNamed(brand, value)})`);
  if (sellerId) wanted.push(`p.seller_id = ${value(sellerId)}`);
  if (stock) wanted.push(levels[stock]);
  for (const word of q ? textKey(q).split(/\s+/) : []) {
    const like = value(containing(word));
    const ofBrands = `SELECT id FROM brands WHERE name_key LIKE ${like}`;
    wanted.push(
      `(${searched.map((key) => `${key} LIKE ${like}`).join(' OR ')} OR p.brand_id = ANY (ARRAY(${ofBrands})))`,
    );
  }
  return { where: wanted.join(' AND '), values };
}

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
