import { prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { technicalWords } from './technical-words.js';
import { ValueWord } from './value-word.entity.js';

/** A part of the values of so many products, which Khmer readers see in English. */
export interface MissingWord {
  value: string;
  products: number;
}

/** More are not listed at once; those that most products have come first. */
const maxMissing = 200;

// The same key as `valueKey` makes; numbers, units and names of technologies ($1) say the same in every language.
const findMissing = prepared<MissingWord>(`
  SELECT value, count(DISTINCT id)::int AS products
  FROM products
  CROSS JOIN LATERAL jsonb_each(details) AS detail (name, given)
  CROSS JOIN LATERAL regexp_split_to_table(given #>> '{}', ', ') AS part
  CROSS JOIN LATERAL (SELECT regexp_replace(lower(normalize(btrim(part), NFKC)), '\\d+(?:\\.\\d+)?', '#', 'g')) AS key (value)
  WHERE deleted_at IS NULL AND jsonb_typeof(given) = 'string'
    AND EXISTS (SELECT FROM regexp_matches(value, '[[:alpha:]]+', 'g') AS word (found) WHERE found[1] <> ALL ($1))
    AND NOT EXISTS (SELECT FROM value_words w WHERE w.value = key.value)
  GROUP BY value ORDER BY products DESC, value LIMIT ${maxMissing}`);

@Injectable()
export class ValueWordsRepository {
  constructor(
    @InjectRepository(ValueWord) private readonly words: Repository<ValueWord>,
    private readonly dataSource: DataSource,
  ) {}

  findAll(): Promise<ValueWord[]> {
    return this.words.find({ order: { value: 'ASC' } });
  }

  findMissing(): Promise<MissingWord[]> {
    return findMissing(this.dataSource, [technicalWords]);
  }

  /** The word of a value, after which nobody else changes any until the transaction ends. */
  async lock(tx: EntityManager, value: string): Promise<ValueWord | null> {
    await tx.query('LOCK TABLE value_words IN SHARE ROW EXCLUSIVE MODE');
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
