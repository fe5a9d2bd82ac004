import { Injectable } from '@nestjs/common';
import { technicalWords } from './technical-words.js';
import { valueKey } from './value-key.js';
import type { ValueWord } from './value-word.entity.js';
import { ValueWordsRepository, type MissingWord } from './value-words.repository.js';

const technical = new Set(technicalWords);

/** Finds the values of products that Khmer readers see in English and need not. */
@Injectable()
export class MissingWords {
  constructor(private readonly words: ValueWordsRepository) {}

  /** Those without one of these words; those that most products have come first. */
  async find(words: ValueWord[]): Promise<MissingWord[]> {
    const known = new Set(words.map(({ value }) => value));
    const parts = (await this.words.findParts()).map((part) => ({ part, key: valueKey(part) }));
    return this.words.countProducts(parts.filter(({ key }) => !known.has(key) && needsKhmer(key)));
  }
}

/** Numbers, units and names of technologies say the same in every language. */
const needsKhmer = (key: string): boolean =>
  (key.match(/\p{Alphabetic}+/gu) ?? []).some((word) => !technical.has(word));
