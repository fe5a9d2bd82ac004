import { Injectable } from '@nestjs/common';
import type { Category } from '@mekong/contracts';
import { containing, planned, type Planned, prepared, type Prepared } from '@mekong/service-defaults';
import { shownCents, shownCompareAt } from '../products/index.js';
import pLimit from 'p-limit';
import { DataSource } from 'typeorm';
import type { PriceRange } from './price-words.js';
import { asTsquery, type WordQuery } from './word-query.js';

/** A product in long lists, with few fields. */
export interface LeanProduct {
  id: number;
  name: string;
  nameKey: string;
  nameKm: string | null;
  category: Category;
  /** What shoppers pay, and what stands beside it as the price of before: in a sale these are its price and the product's own. */
  priceCents: number;
  compareAtCents: number | null;
  imageUrl: string;
  stock: number;
  sold: number;
  brandId: number;
  brandName: string;
  brandImageUrl: string;
}

type Row = LeanProduct & { [column: string]: unknown };

/** A found product, without what is shown of it. */
export interface FoundProduct {
  id: number;
  category: Category;
  stock: number;
  priceCents: number;
}

/**
 * What is searched: products whose names begin with the key or contain it, and those that hold the words. With an empty key
 * and a price it is all that costs so much.
 */
export interface SearchRequest {
  key: string;
  words: WordQuery;
  /** Its products come first. */
  category?: Category;
  /** What the products may cost; without it any price will do. */
  price?: PriceRange;
  /** Whether, where it is all that costs so much, the cheapest of these come first. */
  isCheap?: boolean;
}

const leanColumns = `p.id, p.name, p.name_key AS "nameKey", p.name_km AS "nameKm", p.category, ${shownCents} AS "priceCents",
  ${shownCompareAt} AS "compareAtCents", p.image_url AS "imageUrl", p.stock, p.sold,
  b.id AS "brandId", b.name AS "brandName", b.image_url AS "brandImageUrl"`;

const idColumns = `p.id, p.category, p.stock, ${shownCents} AS "priceCents"`;

/** Sorts after every text that begins with what it follows. */
const last = '\u{10FFFF}';

/**
 * How many products with the words are compared to find the best ones, among those with the words in their names and among
 * all. With more it does not matter much which of them are shown, but their number would make the search slow.
 */
const maxCompared = 300;

/** How many searches run at the same time: some are slow, and must leave connections for everything else. */
const searchesAtOnce = 4;

/**
 * How many longer words a word of one or two letters may mean. With more, looking all of them up would take longer than
 * anything else.
 */
const maxBeginnings = 20;

/** Names that begin with the term are those from `$7` to `$8`. How the best are found is in the function `best_products`. */
const best =
  'best_products($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS best JOIN products p ON p.id = best.id';

const findBest = prepared<Row>`
  SELECT ${leanColumns} FROM ${best} JOIN brands b ON b.id = p.brand_id ORDER BY best.place`;

const findBestIds = prepared<FoundProduct>`SELECT ${idColumns} FROM ${best} ORDER BY best.place`;

/** The best sellers within the price range. */
const bestSellers = <Stock extends string>(stock: Stock) =>
  `(SELECT p.id FROM products p WHERE p.deleted_at IS NULL AND NOT p.hidden
  AND ${shownCents} BETWEEN $1 AND $2 AND ${stock} ORDER BY p.sold DESC, p.id LIMIT $3)` as const;

/** Products within the price range: those in stock first, and sold-out ones only where those are too few. */
const priced = `(SELECT id, row_number() OVER () AS place FROM (
    ${bestSellers('p.stock > 0')} UNION ALL ${bestSellers('p.stock = 0')}) AS sellers LIMIT $3) AS best
  JOIN products p ON p.id = best.id` as const;

/** The cheapest products within the price range. */
const cheapest = `(SELECT id, row_number() OVER () AS place FROM (SELECT p.id FROM products p
    WHERE p.deleted_at IS NULL AND NOT p.hidden AND ${shownCents} BETWEEN $1 AND $2
    ORDER BY ${shownCents}, p.id DESC LIMIT $3) AS first) AS best
  JOIN products p ON p.id = best.id`;

const findPriced = planned<Row>`
  SELECT ${leanColumns} FROM ${priced} JOIN brands b ON b.id = p.brand_id ORDER BY best.place`;
const findPricedIds = planned<FoundProduct>`SELECT ${idColumns} FROM ${priced} ORDER BY best.place`;
const findCheapest = planned<Row>`
  SELECT ${leanColumns} FROM ${cheapest} JOIN brands b ON b.id = p.brand_id ORDER BY best.place`;
const findCheapestIds = planned<FoundProduct>`SELECT ${idColumns} FROM ${cheapest} ORDER BY best.place`;

const findNextByName = prepared<Row>`
  SELECT ${leanColumns} FROM products p JOIN brands b ON b.id = p.brand_id
  WHERE p.deleted_at IS NULL AND NOT p.hidden AND (p.name_key, p.id) > ($1, $2) ORDER BY p.name_key, p.id LIMIT $3`;

interface WordsOfTerm {
  term: string;
  found: string[];
}

const findLongerWords = prepared<WordsOfTerm>`
  SELECT term, ARRAY(SELECT word FROM words WHERE word >= term AND word < term || $2
    ORDER BY word LIMIT ${maxBeginnings}) AS found FROM unnest($1::text[]) AS term`;

const findSimilarWords = prepared<WordsOfTerm>`
  SELECT term, ARRAY(SELECT similar_words(term)) AS found FROM unnest($1::text[]) AS term`;

const findWords = prepared<{ word: string }>`SELECT word FROM words WHERE word = ANY ($1::text[])`;

const findHaving = prepared<{ id: number }>`
  SELECT product_id AS id FROM product_words WHERE product_id = ANY ($1::int[]) AND words @@ $2::tsquery`;

interface Statements<Found> {
  byWords: Prepared<Found>;
  /** Planned for each price, as a wide range is read otherwise than a narrow one. */
  byPrice: Planned<Found>;
  /** The same, from the cheapest on. */
  fromCheapest: Planned<Found>;
}

const forProducts = { byWords: findBest, byPrice: findPriced, fromCheapest: findCheapest };
const forIds = { byWords: findBestIds, byPrice: findPricedIds, fromCheapest: findCheapestIds };

/** Finds products by words, always with an index, or by their price alone. */
@Injectable()
export class SearchRepository {
  private readonly inTurn = pLimit(searchesAtOnce);

  constructor(private readonly dataSource: DataSource) {}

  /** The next products by name, after `last`. */
  nextByName(last: Pick<LeanProduct, 'nameKey' | 'id'> | undefined, limit: number): Promise<LeanProduct[]> {
    return findNextByName(this.dataSource, [last?.nameKey ?? '', last?.id ?? 0, limit]);
  }

  /** The best products, best first. */
  best(wanted: SearchRequest, limit: number): Promise<LeanProduct[]> {
    return this.inTurn(() => this.find(wanted, limit, forProducts));
  }

  bestIds(wanted: SearchRequest, limit: number): Promise<FoundProduct[]> {
    return this.inTurn(() => this.find(wanted, limit, forIds));
  }

  private find<Found>(wanted: SearchRequest, limit: number, statements: Statements<Found>) {
    const { key, price, isCheap } = wanted;
    if (key !== '' || !price) return statements.byWords(this.dataSource, valuesOf(wanted, limit));
    const statement = isCheap ? statements.fromCheapest : statements.byPrice;
    return statement(this.dataSource, [price.minCents, price.maxCents, limit]);
  }

  /** For each of these words, the words of products that begin with it. */
  async longerWords(words: string[]): Promise<Map<string, string[]>> {
    if (words.length === 0) return new Map();
    const rows = await findLongerWords(this.dataSource, [words, last]);
    return new Map(rows.map(({ term, found }) => [term, found]));
  }

  /** For each of these words, the words of products that are similar to it. */
  async similarWords(words: string[]): Promise<Map<string, string[]>> {
    if (words.length === 0) return new Map();
    const rows = await this.inTurn(() => findSimilarWords(this.dataSource, [words]));
    return new Map(rows.map(({ term, found }) => [term, found]));
  }

  /** Those of these products that have the words in a name or a specification; `loose`, also as beginnings of longer ones. */
  async having(products: FoundProduct[], words: WordQuery, loose = false): Promise<Set<number>> {
    if (products.length === 0) return new Set();
    const ids = products.map(({ id }) => id);
    const query = asTsquery(words, { loose, weights: 'AB' });
    const rows = await this.inTurn(() => findHaving(this.dataSource, [ids, query]));
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of these words that any product has. */
  async existingWords(words: string[]): Promise<Set<string>> {
    if (words.length === 0) return new Set();
    return new Set((await findWords(this.dataSource, [words])).map(({ word }) => word));
  }
}

/**
 * Whether a key has three letters in a row, or two at the end of a word before another. Fewer are in too many names, and no
 * index finds them but at the beginning of words.
 */
const isLong = (key: string) => /[\p{L}\p{M}\p{N}]{3}|[\p{L}\p{M}\p{N}]{2} [\p{L}\p{M}\p{N}]/u.test(key);

function valuesOf({ key, words, category, price }: SearchRequest, limit: number): unknown[] {
  const query = (loose: boolean, weights = '') => asTsquery(words, { loose, weights }) || null;
  const queries = [query(false), query(true), query(false, 'AB'), query(true, 'AB')];
  const pattern = isLong(key) ? containing(key) : null;
  const names = [key, key + last];
  const bounds = [price?.minCents ?? null, price?.maxCents ?? null];
  return [...queries, pattern, Math.max(limit, maxCompared), ...names, limit, category ?? null, ...bounds];
}
