import { Module } from '@nestjs/common';
import { BrowsingModule } from '../browsing/index.js';
import { BrowseSearch } from './browse-search.js';
import { MissedSearches } from './missed-searches.js';
import { RielRateRepository } from './riel-rate.repository.js';
import { SearchProducts } from './search-products.js';
import { SearchRepository } from './search.repository.js';
import { SynonymsRepository } from './synonyms.repository.js';

@Module({
  imports: [BrowsingModule],
  providers: [
    BrowseSearch,
    MissedSearches,
    RielRateRepository,
    SearchProducts,
    SearchRepository,
    SynonymsRepository,
  ],
  exports: [BrowseSearch, RielRateRepository, SearchProducts, SearchRepository, SynonymsRepository],
})
export class SearchModule {}
