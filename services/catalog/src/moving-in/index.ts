export { describeColumns, headerKey, type ColumnsOfFile } from './describe-columns.js';
export { guessColumns } from './guess-columns.js';
export { readMapping, type Mapping } from './mapping.js';
export { neededColumns, ownColumns, productColumns } from './targets.js';
export { translateRows } from './translate-rows.js';
