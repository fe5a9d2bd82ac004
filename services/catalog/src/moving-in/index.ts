export { describeColumns, headerKey, type ColumnsOfFile } from './describe-columns.js';
export { guessColumns } from './guess-columns.js';
export { isHeader, namedByPlace } from './no-header.js';
export { readMapping, targetOf, type Mapping } from './mapping.js';
export { picturesIn } from './pictures.js';
export { neededColumns, ownColumns, productColumns, sharedTargets, variantColumns } from './targets.js';
export { plainPieces } from './pieces.js';
export { translateRows } from './translate-rows.js';
export { inDollars, moneyIn, readPrice, UnknownMoney } from './money.js';
