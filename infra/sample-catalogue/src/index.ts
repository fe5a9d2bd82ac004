export { loadSampleCatalogue, type LoadOptions, type LoadResult } from './load.js';
export { loadSampleReviews, type ReviewOptions } from './reviews.js';
