import { Module } from '@nestjs/common';
import { BrowsingModule } from '../browsing/index.js';
import { RielModule } from '../riel/index.js';
import { BrowseSearch } from './browse-search.js';
import { MissedSearches } from './missed-searches.js';
import { SearchProducts } from './search-products.js';
import { SearchRepository } from './search.repository.js';
import { SynonymsRepository } from './synonyms.repository.js';

@Module({
  imports: [BrowsingModule, RielModule],
  providers: [BrowseSearch, MissedSearches, SearchProducts, SearchRepository, SynonymsRepository],
  exports: [BrowseSearch, SearchProducts, SearchRepository, SynonymsRepository],
})
export class SearchModule {}
