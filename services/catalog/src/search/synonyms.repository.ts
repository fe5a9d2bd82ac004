import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { CatalogueCache, CatalogueState } from '../browsing/index.js';
import { wordsOfBrand, type Dictionary } from './read-term.js';
import { SynonymBook, type Synonyms } from './synonym-book.js';

const findSynonyms = prepared<Required<Synonyms>>`SELECT words, also FROM synonyms ORDER BY id`;
const findBrands = prepared<{ id: number; name: string }>`SELECT id, name FROM brands`;

/** The synonyms and the names of brands, cached until either changes. */
@Injectable()
export class SynonymsRepository {
  private readonly cache: CatalogueCache<Dictionary>;

  constructor(
    private readonly dataSource: DataSource,
    catalogue: CatalogueState,
  ) {
    this.cache = new CatalogueCache(catalogue, { maxSize: 1, sizeOf: () => 1, stockMs: 0 });
  }

  dictionary(): Promise<Dictionary> {
    return this.cache.get('all', false, async () => {
      const [synonyms, brands] = await Promise.all([
        findSynonyms(this.dataSource, []),
        findBrands(this.dataSource, []),
      ]);
      return {
        synonyms: new SynonymBook(synonyms),
        brands: brands.map(({ id, name }) => ({ id, words: wordsOfBrand(name) })),
      };
    });
  }
}
