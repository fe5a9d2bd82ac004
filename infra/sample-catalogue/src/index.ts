export { loadSampleCatalogue, type LoadOptions, type LoadResult } from './load.js';
