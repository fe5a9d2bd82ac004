import { fieldErrors } from '@mekong/service-defaults';
import { type FieldError, isBlank, textKey } from '@mekong/contracts';
import { withPlainEnds } from '@mekong/spreadsheets';
import {
  type Brand,
  comparedPriceFaults,
  type NewProduct,
  type Product,
  readNewProduct,
  sameFields,
  type SpecFields,
} from '../products/index.js';
import type { ProductKey } from './upload.js';
import type { CsvRow } from './read-csv.js';
import { htmlText } from './html-text.js';
import { inDollars, rielPrices } from './price-faults.js';
import { spreadsheetFaults, withoutExplained } from './spreadsheet-faults.js';
import { rowFault, unknownBrand, type RowFault } from './row-fault.js';

/** The readable content of a row, and all its faults. */
export interface ReadRow {
  product?: NewProduct;
  brand?: Brand;
  /** The product that it means; also for a row with faults elsewhere. */
  key?: ProductKey;
  faults: RowFault[];
}

/** Brands by the names and ids in a file. A number that is one brand's name and another's id means the name. */
export function brandsByName(all: Brand[]): Map<string, Brand> {
  const byId = all.map((brand) => [String(brand.id), brand] as const);
  return new Map([...byId, ...all.map((brand) => [brand.nameKey, brand] as const)]);
}

/** The names of brands by their keys. */
export const namesOf = (all: Brand[]): Map<string, string> =>
  new Map(all.map(({ nameKey, name }) => [nameKey, name]));

/** Reads a row, without its image. A blank figure keeps that of the existing product. */
export function readRow(
  { cells, fault }: CsvRow,
  brands: Map<string, Brand>,
  specFields: SpecFields,
  old?: Product,
): ReadRow {
  if (fault) return { faults: [fault] };
  const fields = {
    ...cells,
    ...pricesIn(cells),
    ...textsIn(cells, old),
    ...(old && kept(cells, old)),
    button: undefined,
  };
  const { product, issues, labels } = readNewProduct(fields, specFields);
  const isBad = (field: string) => issues.some(({ path }) => path[0] === field);
  const written = cells.brand?.trim() ?? '';
  const brand = isBad('brand') ? undefined : brands.get(textKey(written));
  const altered = [...spreadsheetFaults(cells, old, labels), ...rielPrices(cells, old)];
  const faults: RowFault[] = [
    ...withoutExplained(fieldErrors(issues, labels), altered).map((one) => quoting(one, cells)),
    ...altered,
    ...(product ? comparedPriceFaults(product, old) : []),
    ...contradictions(cells),
  ];
  if (!brand && !isBad('brand') && !altered.some(({ field }) => field === 'brand'))
    faults.push(unknownBrand(written));
  if (!brand || isBad('name') || isBad('category')) return { product, brand, faults };
  const category = cells.category!.trim().toLowerCase();
  return { product, brand, faults, key: { nameKey: textKey(cells.name!), category, brandId: brand.id } };
}

/** How much of a wrong value its fault repeats. */
const quotedCharacters = 40;

const quoted: ReadonlySet<string> = new Set(['WRONG_KIND', 'NO_SUCH_CHOICE']);

/** The fault of a cell that holds something of another kind says what it holds, so that it is found in the file. */
function quoting(fault: FieldError, cells: CsvRow['cells']): FieldError {
  const value = cells[fault.field]?.trim().slice(0, quotedCharacters);
  if (!quoted.has(fault.code) || !value) return fault;
  return { ...fault, params: { ...fault.params, value }, message: `${fault.message}, not “${value}”` };
}

/** The faults of fields that have two names, if the row has different values for them. */
function contradictions(cells: CsvRow['cells']): RowFault[] {
  return [...sameFields].flatMap(([alias, name]) => {
    const [one, other] = [cells[name]?.trim(), cells[alias]?.trim()];
    if (!one || !other || one === other) return [];
    return [rowFault('CONTRADICTION', `${name} and ${alias} say different things`, { name, alias })];
  });
}

/** The prices without the sign of dollars. */
const pricesIn = ({ price = '', compare_at_price: before = '' }: CsvRow['cells']) => ({
  price: inDollars(price),
  compare_at_price: inDollars(before),
});

/** The descriptions as text, where they are HTML and not what the product has. */
function textsIn(cells: CsvRow['cells'], old?: Product) {
  const read = (cell = '', was?: string | null) =>
    withPlainEnds(cell) === withPlainEnds(was ?? '') ? cell : htmlText(cell);
  return {
    description: read(cells.description, old?.description),
    description_km: read(cells.description_km, old?.descriptionKm),
  };
}

/** What the existing product has, where the row has nothing. */
function kept(cells: CsvRow['cells'], old: Product): Record<string, unknown> {
  const has: Record<string, unknown> = {
    price: old.priceCents / 100,
    stock: old.stock,
    restock_at: old.restockAt,
    compare_at_price: old.compareAtCents && old.compareAtCents / 100,
    hidden: old.hidden,
  };
  return Object.fromEntries(Object.entries(has).filter(([name]) => isBlank(cells[name])));
}
