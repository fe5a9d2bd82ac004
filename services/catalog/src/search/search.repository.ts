import { Injectable } from '@nestjs/common';
import type { Category } from '@mekong/contracts';
import pLimit from 'p-limit';
import { containing } from '@mekong/service-defaults';
import type { Brand } from '../brands/brand.entity.js';
import { Sql } from '../sql.js';

/** A product as it stands in lists of many. */
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

/** What one word of a term may stand for, by the number of its typing errors. */
export interface Meaning {
  /** How many errors this is. */
  errors: number;
  /** Words of names. */
  words: string[];
  brandIds: number[];
  categories: Category[];
}

/** A word of a term as it was typed, with all that it may stand for. */
export interface MeantWord {
  word: string;
  /** Whether it may be in the middle of another word, too. */
  isAnywhere: boolean;
  meanings: Meaning[];
}

const leanColumns = `p.id, p.name, p.name_key AS "nameKey", p.name_km AS "nameKm", p.category, p.price_cents AS "priceCents",
  p.image_url AS "imageUrl", p.stock, p.sold,
  b.id AS "brandId", b.name AS "brandName", b.image_url AS "brandImageUrl"`;

const from = 'FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.deleted_at IS NULL';

/** Sorts after every text that begins with what it follows. */
const last = '\u{10FFFF}';

/** So many products that may be meant are looked at, and the best of them are taken. */
const mostCandidates = 2_000;

/**
 * A word of one or two letters stands for so many longer ones. With more, an index takes longer to look all of them up
 * than to read every product, and so that is what would be done.
 */
const mostBeginnings = 20;

/** Searches for words one by one are the slow ones: others must always find connections beside them. */
const meantAtOnce = 3;

/**
 * Each part goes on where an index says what comes next, and the later ones are not begun where the earlier ones are
 * enough. `$1` to `$2` is the range of names that begin with the key, `$4` the pattern of those that hold it.
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

/** A term in more names than this is common: its best are found sooner by walking the names in their order. */
const mostRanked = 500;

/** The same of a term that is not common: all names that hold it are ranked. */
const ranked = `WITH found AS MATERIALIZED (SELECT * FROM names_holding($4, ${mostRanked + 1})),
  best AS (
    SELECT id, name_key, CASE WHEN name_key >= $1 AND name_key < $2 THEN 0
      WHEN name_km_key >= $1 AND name_km_key < $2 THEN 1 ELSE 2 END AS part
    FROM found ORDER BY part, name_key, id LIMIT $3
  )
  SELECT ${leanColumns}, (SELECT count(*) FROM found)::int AS found
  FROM best JOIN products p ON p.id = best.id JOIN brands b ON b.id = p.brand_id
  ORDER BY best.part, best.name_key, p.id`;

/** Finds products by words, all by index. */
@Injectable()
export class SearchRepository {
  private readonly inTurn = pLimit(meantAtOnce);

  constructor(private readonly sql: Sql) {}

  /** So many of all products by their names, those after `last`. */
  nextByName(last: Pick<LeanProduct, 'nameKey' | 'id'> | undefined, limit: number): Promise<LeanProduct[]> {
    return this.sql.query<Row>(
      'next-by-name',
      `SELECT ${leanColumns} ${from} AND (p.name_key, p.id) > ($1, $2) ORDER BY p.name_key, p.id LIMIT $3`,
      [last?.nameKey ?? '', last?.id ?? 0, limit],
    );
  }

  /** Those whose name begins with `key`, the shortest name first. */
  beginning(key: string, limit: number): Promise<LeanProduct[]> {
    const values = [key, key + last, limit];
    return this.sql.query<Row>('names-beginning', named([beginsWith, beginsInKhmer]), values);
  }

  /** Those with `key`, three letters or more, in one of their names: as `beginning`, and then all others. */
  async holding(key: string, limit: number): Promise<LeanProduct[]> {
    const values = [key, key + last, limit, containing(key)];
    const rows = await this.sql.query<Row & { found: number }>('names-holding', ranked, values);
    if ((rows[0]?.found ?? 0) <= mostRanked) return rows;
    return this.sql.queryPlanned<Row>(named([beginsWith, beginsInKhmer, holdsIt]), values);
  }

  /** The words of names that begin with these, by these. */
  async longerWords(words: string[]): Promise<Map<string, string[]>> {
    if (words.length === 0) return new Map();
    const rows = await this.sql.query<{ term: string; found: string[] }>(
      'longer-words',
      `SELECT term, ARRAY(SELECT word FROM words WHERE word >= term AND word < term || $2
         ORDER BY word LIMIT ${mostBeginnings}) AS found FROM unnest($1::text[]) AS term`,
      [words, last],
    );
    return new Map(rows.map(({ term, found }) => [term, found]));
  }

  /** The words of names that are like these, by these. */
  async similarWords(words: string[]): Promise<Map<string, string[]>> {
    if (words.length === 0) return new Map();
    const rows = await this.sql.query<{ term: string; found: string[] }>(
      'similar-words',
      'SELECT term, ARRAY(SELECT similar_words(term)) AS found FROM unnest($1::text[]) AS term',
      [words],
    );
    return new Map(rows.map(({ term, found }) => [term, found]));
  }

  brands(): Promise<Pick<Brand, 'id' | 'nameKey'>[]> {
    return this.sql.query('brand-keys', 'SELECT id, name_key AS "nameKey" FROM brands');
  }

  /** Those that have every one of the words, or what it may stand for: the fewer errors, the earlier. */
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

/** Adds a value to those of a statement; answers what stands for it there. */
const put = (values: unknown[], one: unknown) => `$${values.push(one)}`;

function isMeant({ words, brandIds, categories }: Meaning, values: unknown[]): string {
  const tests: string[] = [];
  if (words.length) tests.push(`words && ${put(values, words)}::text[]`);
  if (brandIds.length) tests.push(`brand_id = ANY (${put(values, brandIds)}::int[])`);
  if (categories.length) tests.push(`category = ANY (${put(values, categories)}::text[])`);
  return `(${tests.join(' OR ')})`;
}
