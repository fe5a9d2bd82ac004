import { isBlank, textKey } from '@mekong/contracts';
import { type Brand, codeFaults, type Product } from '../products/index.js';
import type { CsvRow } from './read-csv.js';
import type { CodeHolder } from './row-codes.js';
import { rowFault, type RowFault } from './row-fault.js';
import { lostZeros } from './spreadsheet-faults.js';
import { keyText, type ProductKey } from './upload.js';

/** The key of a row's SKU; '' without one. */
export const skuOf = ({ cells }: CsvRow) => textKey(cells.sku ?? '');

export const keysOfSku = (skuKey: string) => ({ skuKey, barcodeKey: null });

const ofProduct = ['name', 'category', 'brand'];

/**
 * A row of a known SKU with its product's name, category and brand where it has none. One without a name means nothing but its
 * SKU, so there must be a product. `withZeros` are those that have the SKUs with zeros before them.
 */
export function ofKnownSku(
  row: CsvRow,
  bySku: Map<string, Product>,
  named: Map<string, Brand>,
  withZeros: CodeHolder[],
): CsvRow {
  const { cells, fault } = row;
  const sku = skuOf(row);
  if (fault || sku === '' || ofProduct.every((column) => !isBlank(cells[column]))) return row;
  const old = bySku.get(sku);
  if (!old) return isBlank(cells.name) ? { ...row, fault: unknownSku(cells.sku!.trim(), withZeros) } : row;
  const has: Record<string, string> = {
    name: old.name,
    category: old.category,
    brand: [...named.values()].find(({ id }) => id === old.brandId)?.name ?? '',
  };
  const blank = ofProduct.filter((column) => isBlank(cells[column]));
  return {
    ...row,
    cells: { ...cells, ...Object.fromEntries(blank.map((column) => [column, has[column]!])) },
  };
}

/** What a spreadsheet has made of a SKU is said first: that no product has it would not tell why. */
const unknownSku = (sku: string, withZeros: CodeHolder[]): RowFault =>
  codeFaults({ sku })[0] ??
  lostZeros({ sku }, undefined, withZeros)[0] ??
  rowFault('UNKNOWN_SKU', `No product of yours has the SKU ${sku}`, { sku });

/**
 * The product that a row gives another name: it has the row's SKU, is of the same category and brand, and no other row calls it
 * by its name.
 */
export function renamedBy(
  row: CsvRow,
  { category, brandId }: ProductKey,
  bySku: Map<string, Product>,
  named: Map<string, Product>,
): Product | undefined {
  const found = bySku.get(skuOf(row));
  if (!found || named.has(keyText(found))) return undefined;
  return found.category === category && found.brandId === brandId ? found : undefined;
}
