import { Injectable } from '@nestjs/common';
import { categorySchema, textKey } from '@mekong/contracts';
import { SearchRepository, type LeanProduct, type Meaning } from './search.repository.js';
import type { Brand } from '../brands/brand.entity.js';
import { allowedErrors, searchWords, typingErrors } from './typing-errors.js';
import { MissedSearches } from './missed-searches.js';

/** Finds products by their names in both languages, their brand and their category. */
@Injectable()
export class SearchProducts {
  constructor(
    private readonly search: SearchRepository,
    private readonly missed: MissedSearches,
  ) {}

  /**
   * The best products for a term, at most `limit`: those with the term in a name, or, if it has no three letters in a row,
   * those whose names begin with it. If there are none, those with its words in another order, in the brand, as the category
   * or mistyped, those with the fewest errors first. `network` is where the search comes from (`networkOf`).
   */
  async run(term: string, limit: number, network: string): Promise<LeanProduct[]> {
    const key = textKey(term);
    const named = await (isLong(key) ? this.search.holding(key, limit) : this.search.beginning(key, limit));
    if (named.length > 0) return named;
    const meant = await this.meant(searchWords(key), limit);
    if (meant.length === 0) this.missed.note(key, network);
    return meant;
  }

  /** The first of all products, by name. */
  first(limit: number): Promise<LeanProduct[]> {
    return this.search.nextByName(undefined, limit);
  }

  private async meant(words: string[], limit: number): Promise<LeanProduct[]> {
    const [similar, longer, brands] = await Promise.all([
      this.search.similarWords(words.filter(allowedErrors)),
      this.search.longerWords(words.filter((word) => !isLong(word))),
      this.search.brands(),
    ]);
    const meant = words.map((word) => ({
      word,
      // No name holds the term as a whole.
      isAnywhere: words.length > 1 && isLong(word),
      meanings: meaningsOf(word, longer.get(word) ?? similar.get(word) ?? [], brands),
    }));
    const isHopeless =
      words.length === 0 || meant.some((one) => !one.isAnywhere && one.meanings.length === 0);
    return isHopeless ? [] : this.search.meant(meant, limit);
  }
}

/** Whether a key has three letters in a row. Fewer are in too many names, and no index finds them except at the beginning of words. */
const isLong = (key: string) => /[\p{L}\p{M}\p{N}]{3}/u.test(key);

/** All meanings of a word, the most similar first. */
function meaningsOf(word: string, similar: string[], brands: Pick<Brand, 'id' | 'nameKey'>[]): Meaning[] {
  const words = byErrors(word, similar, (other) => other);
  const meantBrands = byErrors(word, brands, ({ nameKey }) => nameKey);
  const categories = byErrors(word, categorySchema.options, (category) => category);
  return [...new Set([...words.keys(), ...meantBrands.keys(), ...categories.keys()])]
    .sort()
    .map((errors) => ({
      errors,
      words: words.get(errors) ?? [],
      brandIds: meantBrands.get(errors)?.map(({ id }) => id) ?? [],
      categories: categories.get(errors) ?? [],
    }));
}

/** The things whose text is similar to the word, by the number of typing errors. */
function byErrors<T>(word: string, all: readonly T[], textOf: (one: T) => string): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const one of all) {
    const errors = typingErrors(word, textOf(one));
    if (errors !== undefined) found.set(errors, [...(found.get(errors) ?? []), one]);
  }
  return found;
}
