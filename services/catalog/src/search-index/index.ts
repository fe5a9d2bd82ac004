export { SearchIndexModule } from './search-index.module.js';
export { addCategoryUnindexed, addUnindexed } from './unindexed-products.repository.js';
export { brandWord, categoryWord, clusterPairs, quoted, shortestSound, soundWord } from './product-words.js';
export { isKhmer, partsOf, stemOf } from './words-of.js';
export { mayBeKhmer, soundOfKhmer, soundOfLatin } from './sounds.js';
export { moveBrandWords, storeWords } from './product-words.repository.js';
