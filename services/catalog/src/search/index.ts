export { SearchModule } from './search.module.js';
export { BrowseSearch } from './browse-search.js';
export { SearchProducts } from './search-products.js';
export { SynonymBook } from './synonym-book.js';
export { SynonymsRepository } from './synonyms.repository.js';
export { atomsOf } from './atoms.js';
export { type LeanProduct, SearchRepository } from './search.repository.js';
