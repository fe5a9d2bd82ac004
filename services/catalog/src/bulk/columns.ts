import { productColumns, variantColumns } from '../moving-in/index.js';
import { detailFields } from '../products/index.js';

/** Another name of the column `image`. */
export const imageAlias = 'image_name';

/** The additional column in a file of failed rows. */
export const reasonColumn = 'error';

/** The stock at the time of the export. The row's difference from it is added to the present stock. */
export const seenColumn = 'stock_seen';

/** Which export a row is from, so that its change of the stock is applied once, however often the file is uploaded. */
export const exportColumn = 'export_id';

/** Whose product a row of an admin's export is; without one it is that of whoever uploads the file. */
export const sellerColumn = 'seller_id';

/** All columns that are read; a file may have others, which are ignored and shown to the user. */
export const knownColumns: ReadonlySet<string> = new Set([
  ...productColumns,
  ...variantColumns,
  ...detailFields,
  seenColumn,
  exportColumn,
  sellerColumn,
  reasonColumn,
]);
