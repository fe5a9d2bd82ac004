import { randomBytes } from 'node:crypto';
import type { Category } from '@mekong/contracts';
import Papa from 'papaparse';
import {
  type Details,
  type ShownProduct,
  type SpecFields,
  typedNames,
  type Variant,
} from '../products/index.js';
import { productColumns, variantColumns } from '../moving-in/index.js';
import { exportColumn, quotedCode, seenColumn, sellerColumn } from './columns.js';
import { guarded } from './guards.js';

/** Without it spreadsheets read a file in the local encoding instead of UTF-8. */
const byteOrderMark = '\ufeff';

/** With what it is joined as, where it is. */
export type ExportedProduct = ShownProduct & { variant?: Variant };

/**
 * Products as a file that the rehearsed upload takes back, in parts: its header, and one for each page of them. Those of several
 * sellers say whose they are. It has the stock twice: in a column to edit, and as it was at the export. An upload applies the difference of the two, so that
 * pieces sold meanwhile stay sold, and once for each export, by its id. No cell is taken for a formula.
 */
export async function* exportFile(
  categories: Category[],
  pages: AsyncIterable<ExportedProduct[]>,
  { specFields, ofAllSellers }: { specFields: SpecFields; ofAllSellers: boolean },
): AsyncGenerator<string> {
  const details = new Set(
    categories.flatMap((category) => specFields.of(category).fields.map(({ name }) => name)),
  );
  const sellers = ofAllSellers ? [sellerColumn] : [];
  const fields = [...productColumns, ...variantColumns, seenColumn, exportColumn, ...sellers, ...details];
  const id = newExportId();
  yield byteOrderMark + linesOf([fields]);
  for await (const products of pages) {
    const rows = products.map((product) => {
      const cells: Cells = { ...cellsOf(product), [exportColumn]: id };
      return fields.map((field) => cells[field] ?? '');
    });
    if (rows.length > 0) yield `\r\n${linesOf(rows)}`;
  }
}

const linesOf = (rows: (string | number)[][]) => Papa.unparse(rows, { escapeFormulae: guarded });

/** With a letter first, as spreadsheets would read digits alone as a number. */
const newExportId = () => `x${randomBytes(8).toString('hex')}`;

type Cells = Record<string, string | number | null>;

function cellsOf(product: ExportedProduct): Cells {
  return {
    name: product.name,
    category: product.category,
    brand: product.brand.name,
    price: (product.priceCents / 100).toFixed(2),
    stock: product.stock,
    [seenColumn]: product.stock,
    description: product.description,
    name_km: product.nameKm,
    description_km: product.descriptionKm,
    restock_at: product.restockAt,
    sku: quotedCode(product.sku),
    barcode: quotedCode(product.barcode),
    compare_at_price: product.compareAtCents === null ? null : (product.compareAtCents / 100).toFixed(2),
    hidden: yesOrNo(product.hidden),
    warranty_months: product.warrantyMonths,
    variant_of: product.variant?.family ?? null,
    variant_label: product.variant?.label ?? null,
    [sellerColumn]: product.sellerId,
    ...textsOf(product.details),
  };
}

/** The details as people write them: a number as it was typed, with its unit. */
const textsOf = (details: Details) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      const typed = details[typedNames.get(name) ?? ''];
      return [name, typeof value === 'boolean' ? yesOrNo(value) : (typed ?? value)];
    }),
  );

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
