import { detailFields } from '../products/details.js';

/** The columns for products of any category. */
export const commonColumns = [
  'name',
  'category',
  'brand',
  'price',
  'stock',
  'description',
  'image',
  'name_km',
  'description_km',
  'restock_at',
  'sku',
  'barcode',
];

/** The additional column in a file of failed rows. */
export const reasonColumn = 'error';

/** All columns that are read; a file may have others, which are ignored and shown to the user. */
export const knownColumns: ReadonlySet<string> = new Set([...commonColumns, ...detailFields, reasonColumn]);
