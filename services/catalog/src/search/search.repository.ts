import { Injectable } from '@nestjs/common';
import type { Category } from '@mekong/contracts';
import pLimit from 'p-limit';
import { containing, prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import type { Brand } from '../brands/brand.entity.js';
import { Sql } from '../sql.js';

/** A product in long lists, with few fields. */
export interface LeanProduct {
  id: number;
  name: string;
  nameKey: string;
  nameKm: string | null;
  category: Category;
  priceCents: number;
  imageUrl: string;
  stock: number;
  sold: number;
  brandId: number;
  brandName: string;
  brandImageUrl: string;
}

type Row = LeanProduct & { [column: string]: unknown };

interface WordsOfTerm {
  term: string;
  found: string[];
}

/** The meanings of one word of a term with the same number of typing errors. */
export interface Meaning {
  /** The number of typing errors. */
  errors: number;
  /** Words of names. */
  words: string[];
  brandIds: number[];
  categories: Category[];
}

/** A word of a term as typed, with all its meanings. */
export interface MeantWord {
  word: string;
  /** Whether it may also be found in the middle of another word. */
  isAnywhere: boolean;
  meanings: Meaning[];
}

const leanColumns = `p.id, p.name, p.name_key AS "nameKey", p.name_km AS "nameKm", p.category, p.price_cents AS "priceCents",
  p.image_url AS "imageUrl", p.stock, p.sold,
  b.id AS "brandId", b.name AS "brandName", b.image_url AS "brandImageUrl"`;

const from = 'FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.deleted_at IS NULL';

/** Sorts after every text that begins with what it follows. */
const last = '\u{10FFFF}';

/** How many candidates are compared to find the best ones. */
const mostCandidates = 2_000;

/**
 * How many longer words a word of one or two letters may mean. With more, looking all of them up in an index would take
 * longer than scanning all products, and the planner would do that.
 */
const mostBeginnings = 20;

/** How many searches for single words run at the same time: they are slow, and must leave connections for others. */
const meantAtOnce = 3;

/**
 * Each part reads names in the order of an index, and the later parts are not started when the earlier ones suffice. `$1`
 * to `$2` is the range of names that begin with the key, `$4` the pattern of those that contain it.
 */
const beginsWith = `SELECT id, 0 AS part, name_key FROM products
    WHERE deleted_at IS NULL AND name_key >= $1 AND name_key < $2 ORDER BY name_key, id LIMIT $3`;
const beginsInKhmer = `SELECT id, 1, name_key FROM products
    WHERE deleted_at IS NULL AND name_km_key >= $1 AND name_km_key < $2 AND NOT (name_key >= $1 AND name_key < $2)
    ORDER BY name_km_key, id LIMIT $3`;
const holdsIt = `SELECT id, 2, name_key FROM products
    WHERE deleted_at IS NULL AND search_key LIKE $4 AND NOT (name_key >= $1 AND name_key < $2)
      AND (name_km_key >= $1 AND name_km_key < $2) IS NOT TRUE
    ORDER BY name_key, id LIMIT $3`;
const named = (parts: string[]) => `SELECT ${leanColumns}
  FROM (${parts.map((part) => `(${part})`).join(' UNION ALL ')} LIMIT $3) AS found
  JOIN products p ON p.id = found.id JOIN brands b ON b.id = p.brand_id
  ORDER BY found.part, found.name_key, p.id`;

const findBeginning = prepared<Row>(named([beginsWith, beginsInKhmer]));

/** A term in more names than this is common: its best results are found faster by reading the names in order. */
const mostRanked = 500;

/** The same for a term that is not common: ranks all names that contain it. */
const findRanked = prepared<
  Row & { found: number }
>(`WITH found AS MATERIALIZED (SELECT * FROM names_holding($4, ${mostRanked + 1})),
  best AS (
    SELECT id, name_key, CASE WHEN name_key >= $1 AND name_key < $2 THEN 0
      WHEN name_km_key >= $1 AND name_km_key < $2 THEN 1 ELSE 2 END AS part
    FROM found ORDER BY part, name_key, id LIMIT $3
  )
  SELECT ${leanColumns}, (SELECT count(*) FROM found)::int AS found
  FROM best JOIN products p ON p.id = best.id JOIN brands b ON b.id = p.brand_id
  ORDER BY best.part, best.name_key, p.id`);

const findNextByName = prepared<Row>(
  `SELECT ${leanColumns} ${from} AND (p.name_key, p.id) > ($1, $2) ORDER BY p.name_key, p.id LIMIT $3`,
);

const findLongerWords = prepared<WordsOfTerm>(
  `SELECT term, ARRAY(SELECT word FROM words WHERE word >= term AND word < term || $2
     ORDER BY word LIMIT ${mostBeginnings}) AS found FROM unnest($1::text[]) AS term`,
);

const findSimilarWords = prepared<WordsOfTerm>(
  'SELECT term, ARRAY(SELECT similar_words(term)) AS found FROM unnest($1::text[]) AS term',
);

const findBrandKeys = prepared<Pick<Brand, 'id' | 'nameKey'>>('SELECT id, name_key AS "nameKey" FROM brands');

/** Finds products by words, always with an index. */
@Injectable()
export class SearchRepository {
  private readonly inTurn = pLimit(meantAtOnce);

  constructor(
    private readonly dataSource: DataSource,
    private readonly sql: Sql,
  ) {}

  /** The next products by name, after `last`. */
  nextByName(last: Pick<LeanProduct, 'nameKey' | 'id'> | undefined, limit: number): Promise<LeanProduct[]> {
    return findNextByName(this.dataSource, [last?.nameKey ?? '', last?.id ?? 0, limit]);
  }

  /** Products whose name begins with `key`, the shortest name first. */
  beginning(key: string, limit: number): Promise<LeanProduct[]> {
    return findBeginning(this.dataSource, [key, key + last, limit]);
  }

  /** Products with `key` (three letters or more) in a name: first those of `beginning`, then all others. */
  async holding(key: string, limit: number): Promise<LeanProduct[]> {
    const values = [key, key + last, limit, containing(key)];
    const rows = await findRanked(this.dataSource, values);
    if ((rows[0]?.found ?? 0) <= mostRanked) return rows;
    return this.sql.queryPlanned<Row>(named([beginsWith, beginsInKhmer, holdsIt]), values);
  }

  /** For each of these words, the words in names that begin with it. */
  async longerWords(words: string[]): Promise<Map<string, string[]>> {
    if (words.length === 0) return new Map();
    const rows = await findLongerWords(this.dataSource, [words, last]);
    return new Map(rows.map(({ term, found }) => [term, found]));
  }

  /** For each of these words, the words in names that are similar to it. */
  async similarWords(words: string[]): Promise<Map<string, string[]>> {
    if (words.length === 0) return new Map();
    const rows = await findSimilarWords(this.dataSource, [words]);
    return new Map(rows.map(({ term, found }) => [term, found]));
  }

  brands(): Promise<Pick<Brand, 'id' | 'nameKey'>[]> {
    return findBrandKeys(this.dataSource, []);
  }

  /** Products with all of the words, or meanings of them, those with the fewest errors first. */
  meant(words: MeantWord[], limit: number): Promise<LeanProduct[]> {
    const values: unknown[] = [limit];
    const tests = words.map(({ word, isAnywhere, meanings }) => [
      ...(isAnywhere ? [{ errors: 0, test: `search_key LIKE ${put(values, containing(word))}` }] : []),
      ...meanings.map((meaning) => ({ errors: meaning.errors, test: isMeant(meaning, values) })),
    ]);
    const where = tests.map((ways) => `(${ways.map(({ test }) => test).join(' OR ')})`).join(' AND ');
    const errors = tests.map(
      (ways) => `CASE ${ways.map((way) => `WHEN ${way.test} THEN ${way.errors}`).join(' ')} END`,
    );
    const text = `SELECT ${leanColumns} FROM (
         SELECT id, name_key, ${errors.join(' + ')} AS errors FROM (
           SELECT * FROM products WHERE deleted_at IS NULL AND ${where} LIMIT ${mostCandidates}
         ) AS candidates ORDER BY errors, name_key, id LIMIT $1
       ) AS found JOIN products p ON p.id = found.id JOIN brands b ON b.id = p.brand_id
       ORDER BY found.errors, found.name_key, p.id`;
    return this.inTurn(() => this.sql.queryByBitmaps<Row>(text, values));
  }
}

/** Adds a value to those of a statement; answers its placeholder. */
const put = (values: unknown[], one: unknown) => `$${values.push(one)}`;

function isMeant({ words, brandIds, categories }: Meaning, values: unknown[]): string {
  const tests: string[] = [];
  if (words.length) tests.push(`words && ${put(values, words)}::text[]`);
  if (brandIds.length) tests.push(`brand_id = ANY (${put(values, brandIds)}::int[])`);
  if (categories.length) tests.push(`category = ANY (${put(values, categories)}::text[])`);
  return `(${tests.join(' OR ')})`;
}
