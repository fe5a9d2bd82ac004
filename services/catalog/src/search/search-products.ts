import { Injectable } from '@nestjs/common';
import { categorySchema } from '@mekong/contracts';
import {
  SearchRepository,
  type LeanProduct,
  type Meaning,
  type MeantWord,
} from '../data-access/search.repository.js';
import type { Brand } from '../domain/brand.js';
import { nameKey } from '../domain/names.js';
import { allowedErrors, mostErrors, searchWords, typingErrors } from '../domain/typing-errors.js';
import { MissedSearches } from './missed-searches.js';

/** Finds products by their names in both languages, their brand and their category. */
@Injectable()
export class SearchProducts {
  constructor(
    private readonly search: SearchRepository,
    private readonly missed: MissedSearches,
  ) {}

  /**
   * The best for a term, at most `limit`: those that have it in a name. Where there is none, those that have its words in
   * another order, in their brand, as their category or mistyped: the fewer errors, the earlier.
   */
  async run(term: string, limit: number): Promise<LeanProduct[]> {
    const key = nameKey(term);
    const named = await this.search.named(key, limit);
    if (named.length > 0) return named;
    const meant = await this.meant(searchWords(key), limit);
    if (meant.length === 0) this.missed.note(key);
    return meant;
  }

  /** So many of all products, by their names. */
  first(limit: number): Promise<LeanProduct[]> {
    return this.search.nextByName(undefined, limit);
  }

  private async meant(words: string[], limit: number): Promise<LeanProduct[]> {
    if (words.length === 0) return [];
    const [similar, brands] = await Promise.all([
      this.search.similarWords(words.filter(allowedErrors)),
      this.search.brands(),
    ]);
    const meant = words.map((word) => ({
      word,
      meanings: meaningsOf(word, similar.get(word) ?? [], brands),
    }));
    // No name holds the one word there is, so that it must stand for something else.
    return meant.length === 1 && isNothing(meant[0]!) ? [] : this.search.meant(meant, limit);
  }
}

const isNothing = ({ meanings }: MeantWord) => meanings.length === 0;

/** All that a word may stand for, what it resembles most first. */
function meaningsOf(word: string, similar: string[], brands: Pick<Brand, 'id' | 'nameKey'>[]): Meaning[] {
  const meanings = Array.from({ length: mostErrors + 1 }, (_, errors): Meaning => ({
    errors,
    words: similar.filter((other) => typingErrors(word, other) === errors),
    brandIds: brands.filter(({ nameKey }) => typingErrors(word, nameKey) === errors).map(({ id }) => id),
    categories: categorySchema.options.filter((category) => typingErrors(word, category) === errors),
  }));
  return meanings.filter(
    ({ words, brandIds, categories }) => words.length + brandIds.length + categories.length > 0,
  );
}
