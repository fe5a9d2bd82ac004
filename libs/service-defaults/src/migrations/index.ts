/**
 * What migrations are made of. All of it is history, too: it uses nothing that changes with the shop, and does today what it did
 * when the first migration used it.
 */
export { addFolded, foldKeys } from './fold-keys.js';
export { addCheck, buildIndex, eachBatch, replaceIndex, step } from './steps.js';
export { compactText, searchText, textKey } from './texts-of-keys.js';
