import { detailFields } from '../products/details.js';

/** The columns that a file has for products of any category. */
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
];

/** The column that a file of failed rows has beyond its own. */
export const reasonColumn = 'error';

/** Every column that is read; any other may stand in a file, and is passed over and pointed out. */
export const knownColumns: ReadonlySet<string> = new Set([...commonColumns, ...detailFields, reasonColumn]);
