export { loadSampleCatalogue, type LoadOptions, type LoadResult } from './load.js';
export { writeSampleCatalogue } from './write.js';
