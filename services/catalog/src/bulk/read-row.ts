import { fieldErrors } from '@mekong/service-defaults';
import type { Brand } from '../domain/brand.js';
import { nameKey } from '../domain/names.js';
import { readNewProduct, type NewProduct } from '../domain/new-product.js';
import type { CsvRow } from './read-csv.js';
import { RowFault } from './row-fault.js';

/** Brands by the names and ids that a file may give. A brand's name goes before another's id, should one be a number. */
export function brandsByName(all: Brand[]): Map<string, Brand> {
  const byId = all.map((brand) => [String(brand.id), brand] as const);
  return new Map([...byId, ...all.map((brand) => [brand.nameKey, brand] as const)]);
}

/** The product that a row describes, and its brand. Throws a RowFault that says what is wrong. */
export function readRow(
  { cells, fault }: CsvRow,
  brands: Map<string, Brand>,
): { product: NewProduct; brand: Brand } {
  if (fault) throw new RowFault(fault);
  const { product, issues } = readNewProduct({ ...cells, button: undefined });
  if (!product)
    throw new RowFault(
      fieldErrors(issues)
        .map((error) => error.message)
        .join('. '),
    );
  const brand = brands.get(nameKey(product.brand));
  if (!brand) throw new RowFault(`Unknown brand: ${product.brand}`);
  return { product, brand };
}
