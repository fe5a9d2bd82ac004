import { Injectable } from '@nestjs/common';
import { BrandsRepository } from '../data-access/brands.repository.js';
import { SearchRepository, type Candidate, type LeanProduct } from '../data-access/search.repository.js';
import { nameKey } from '../domain/names.js';
import { searchWords, typingErrors } from '../domain/typing-errors.js';
import { MissedSearches } from './missed-searches.js';

/** Finds products by their names in both languages, their brand and their category. */
@Injectable()
export class SearchProducts {
  constructor(
    private readonly search: SearchRepository,
    private readonly brands: BrandsRepository,
    private readonly missed: MissedSearches,
  ) {}

  /**
   * All products without a term. Else every one that has the term in a name. Where there is none, those that have its
   * words in another order, in their brand, as their category or mistyped: the fewer errors, the earlier.
   */
  async run(term: string | undefined, limit = Infinity): Promise<LeanProduct[]> {
    const most = Number.isFinite(limit) ? limit : undefined;
    if (!term) return this.search.all(most);
    const key = nameKey(term);
    const named = await this.search.named(key, most);
    if (named.length > 0) return named;
    const meant = await this.meant(searchWords(key));
    if (meant.length === 0) this.missed.note(key);
    return meant.slice(0, limit);
  }

  private async meant(words: string[]): Promise<LeanProduct[]> {
    if (words.length === 0) return [];
    const candidates = await this.search.similar(words, await this.brands.findAll());
    return candidates
      .map((candidate) => ({ candidate, errors: errorsIn(words, candidate) }))
      .filter(({ errors }) => Number.isFinite(errors))
      .sort((a, b) => a.errors - b.errors)
      .map(({ candidate }) => candidate);
  }
}

/** Over all words; infinite where one of them is not meant at all. */
function errorsIn(words: string[], { text }: Candidate): number {
  return words.reduce((sum, word) => sum + (typingErrors(word, text) ?? Infinity), 0);
}
