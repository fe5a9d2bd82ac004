import { Injectable } from '@nestjs/common';
import { categorySchema, type Category } from '@mekong/contracts';
import { DataSource } from 'typeorm';
import type { Brand } from '../domain/brand.js';
import { allowedErrors, typingErrors } from '../domain/typing-errors.js';
import { escaped, holding } from './holding.js';

/** A product as it stands in lists of many. */
export interface LeanProduct {
  id: number;
  name: string;
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

/** A product that may be meant, with the text that its words are in. */
export interface Candidate extends LeanProduct {
  text: string;
}

const leanColumns = `p.id, p.name, p.name_km AS "nameKm", p.category, p.price_cents AS "priceCents",
  p.image_url AS "imageUrl", p.stock, p.sold,
  b.id AS "brandId", b.name AS "brandName", b.image_url AS "brandImageUrl"`;

const from = 'FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.deleted_at IS NULL';

/** A word of five letters with one wrong in its middle still has this much in common with itself. */
const similarity = 0.25;
const maxCandidates = 1_000;

/** No entities: these are the shop's hottest reads. */
@Injectable()
export class SearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  all(limit: number | undefined): Promise<LeanProduct[]> {
    return this.dataSource.query(`SELECT ${leanColumns} ${from} ORDER BY p.name_key, p.id LIMIT $1`, [
      limit ?? null,
    ]);
  }

  /** Those with `key` in one of their names: the same names first, then those that begin with it. */
  named(key: string, limit: number | undefined): Promise<LeanProduct[]> {
    return this.dataSource.query(
      `SELECT ${leanColumns} ${from} AND p.search_key LIKE $1
       ORDER BY CASE WHEN $2 IN (p.name_key, p.name_km_key) THEN 0
         WHEN p.name_key LIKE $3 OR p.name_km_key LIKE $3 THEN 1 ELSE 2 END, p.name_key, p.id LIMIT $4`,
      [holding(key), key, `${escaped(key)}%`, limit ?? null],
    );
  }

  /** Those whose names, brand and category might hold every one of the words, also mistyped; the likeliest first. */
  similar(words: string[], brands: Brand[]): Promise<Candidate[]> {
    const values: unknown[] = [words.join(' ')];
    const value = (one: unknown) => `$${values.push(one)}`;
    const each = words.map((word) => {
      const ids = brands.filter((one) => typingErrors(word, one.nameKey) !== undefined).map(({ id }) => id);
      const categories = categorySchema.options.filter((one) => typingErrors(word, one) !== undefined);
      const held = `p.search_key LIKE ${value(holding(word))} OR p.brand_id = ANY (${value(ids)}::int[])
        OR p.category = ANY (${value(categories)}::text[])`;
      return allowedErrors(word) ? `(p.search_key %> ${value(word)} OR ${held})` : `(${held})`;
    });
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${similarity}`);
      return tx.query(
        `SELECT ${leanColumns}, p.search_key || E'\\n' || b.name_key || E'\\n' || p.category AS text ${from} AND ${each.join(' AND ')}
         ORDER BY p.search_key <->> $1, p.id LIMIT ${maxCandidates}`,
        values,
      );
    });
  }
}
