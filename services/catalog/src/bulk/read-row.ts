import { fieldErrors } from '@mekong/service-defaults';
import { isBlank, textKey } from '@mekong/contracts';
import type { Brand } from '../brands/brand.entity.js';
import { sameFields } from '../products/details.js';
import { readNewProduct, type NewProduct } from '../products/new-product.js';
import type { Product } from '../products/product.entity.js';
import type { ProductKey } from './upload.js';
import type { CsvRow } from './read-csv.js';
import { rowFault, unknownBrand, type RowFault } from './row-fault.js';

/** What a row says, as far as it can be read, and all that is wrong with it. */
export interface ReadRow {
  product?: NewProduct;
  brand?: Brand;
  /** Which product it means; also of a row that is wrong in other ways. */
  key?: ProductKey;
  faults: RowFault[];
}

/** Brands by the names and ids that a file may give. A brand's name goes before another's id, should one be a number. */
export function brandsByName(all: Brand[]): Map<string, Brand> {
  const byId = all.map((brand) => [String(brand.id), brand] as const);
  return new Map([...byId, ...all.map((brand) => [brand.nameKey, brand] as const)]);
}

/** Reads a row, but for its image. What it leaves blank of the product that is there already stays. */
export function readRow({ cells, fault }: CsvRow, brands: Map<string, Brand>, old?: Product): ReadRow {
  if (fault) return { faults: [fault] };
  const { product, issues } = readNewProduct({ ...cells, ...(old && kept(cells, old)), button: undefined });
  const isBad = (field: string) => issues.some(({ path }) => path[0] === field);
  const written = cells.brand?.trim() ?? '';
  const brand = isBad('brand') ? undefined : brands.get(textKey(written));
  const faults: RowFault[] = [...fieldErrors(issues), ...contradictions(cells)];
  if (!brand && !isBad('brand')) faults.push(unknownBrand(written));
  if (!brand || isBad('name') || isBad('category')) return { product, brand, faults };
  const category = cells.category!.trim().toLowerCase();
  return { product, brand, faults, key: { nameKey: textKey(cells.name!), category, brandId: brand.id } };
}

/** A field has two names, and a row that says different things by them cannot be meant. */
function contradictions(cells: CsvRow['cells']): RowFault[] {
  return [...sameFields].flatMap(([alias, name]) => {
    const [one, other] = [cells[name]?.trim(), cells[alias]?.trim()];
    if (!one || !other || one === other) return [];
    return [rowFault('CONTRADICTION', `${name} and ${alias} say different things`, { name, alias })];
  });
}

/** Price and stock where the row has none. */
const kept = ({ price, stock }: CsvRow['cells'], old: Product) => ({
  price: isBlank(price) ? old.priceCents / 100 : price,
  stock: isBlank(stock) ? old.stock : stock,
});

/** The name of the image that a row wants. */
export const imageNameOf = ({ cells }: CsvRow): string => cells.image?.trim() ?? '';
