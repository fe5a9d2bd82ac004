export { describeColumns, headerKey, type ColumnsOfFile } from './describe-columns.js';
export { guessColumns } from './guess-columns.js';
export { readMapping, type Mapping } from './mapping.js';
export { ownColumns } from './targets.js';
export { translateRows } from './translate-rows.js';
