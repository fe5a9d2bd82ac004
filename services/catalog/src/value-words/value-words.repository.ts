import { prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { ValueWord } from './value-word.entity.js';

/** A part of the values of so many products, which Khmer readers see in English. */
export interface MissingWord {
  value: string;
  products: number;
}

/** More are not listed at once; those that most products have come first. */
const maxMissing = 200;
/** More are not looked at; those that most values have come first. */
const maxParts = 50_000;

const partsOfProducts = `products
  CROSS JOIN LATERAL jsonb_each(details) AS detail (name, given)
  CROSS JOIN LATERAL string_to_table(given #>> '{}', ', ') AS part`;
/** Nobody reads what stands in fields that are hidden or were removed. */
const unread = `
  SELECT f.category, field ->> 'name' FROM spec_fields f CROSS JOIN LATERAL jsonb_array_elements(f.fields) AS field
  WHERE field -> 'hidden' = 'true' OR field ? 'removed'`;
const inShop = `deleted_at IS NULL AND jsonb_typeof(given) = 'string'
  AND (products.category, detail.name) NOT IN (${unread})`;

const findParts = prepared<{ part: string }>`
  
    SELECT part FROM ${partsOfProducts}
    WHERE ${inShop} GROUP BY part ORDER BY count(*) DESC, part LIMIT ${maxParts}`;

const countProducts = prepared<MissingWord>`
  
    SELECT key AS value, count(DISTINCT id)::int AS products
    FROM ${partsOfProducts} JOIN unnest($1::text[], $2::text[]) AS counted (part, key) USING (part)
    WHERE ${inShop} GROUP BY key ORDER BY products DESC, value LIMIT ${maxMissing}`;

const lock = prepared`LOCK TABLE value_words IN SHARE ROW EXCLUSIVE MODE`;

@Injectable()
export class ValueWordsRepository {
  constructor(
    @InjectRepository(ValueWord) private readonly words: Repository<ValueWord>,
    private readonly dataSource: DataSource,
  ) {}

  findAll(): Promise<ValueWord[]> {
    return this.words.find({ order: { value: 'ASC' } });
  }

  /** The different parts of the values of all products. */
  async findParts(): Promise<string[]> {
    return (await findParts(this.dataSource, [])).map(({ part }) => part);
  }

  /** How many products have parts of each of these keys. */
  async countProducts(parts: { part: string; key: string }[]): Promise<MissingWord[]> {
    if (parts.length === 0) return [];
    return countProducts(this.dataSource, [parts.map(({ part }) => part), parts.map(({ key }) => key)]);
  }

  /** The word of a value, after which nobody else changes any until the transaction ends. */
  async lock(tx: EntityManager, value: string): Promise<ValueWord | null> {
    await lock(tx, []);
    return tx.findOneBy(ValueWord, { value });
  }

  count(tx: EntityManager): Promise<number> {
    return tx.count(ValueWord);
  }

  async save(tx: EntityManager, word: ValueWord): Promise<void> {
    await tx.upsert(ValueWord, word, ['value']);
  }

  async remove(tx: EntityManager, value: string): Promise<void> {
    await tx.delete(ValueWord, { value });
  }
}
