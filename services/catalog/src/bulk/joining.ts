import { isBlank, textKey } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { storeVariants, type Variant } from '../products/index.js';
import type { CsvRow } from './read-csv.js';
import type { GoodRow, RehearsedRow, RowResult } from './upload.js';

const [longestFamily, longestLabel] = [200, 60];

/** With what a row's product is joined; undefined where the row does not say it. */
export function variantOf({
  variant_of: family,
  variant_label: label,
}: CsvRow['cells']): Variant | undefined {
  if (isBlank(family) || isBlank(label)) return undefined;
  return {
    family: textKey(family!.replaceAll('\0', '')).slice(0, longestFamily),
    label: label!.replaceAll('\0', '').toWellFormed().trim().slice(0, longestLabel),
  };
}

/** The row with what tells its product from others of its family, where that is new. */
export function withVariant(row: RehearsedRow, variant: Variant | undefined): RehearsedRow {
  if (!variant || !row.product || !row.differences) return row;
  const after = { ...row.differences.after, variant_label: variant.label };
  return { ...row, product: { ...row.product, variant }, differences: { ...row.differences, after } };
}

/** Joins the products that were just written with others of their family. */
export async function joinWritten(tx: EntityManager, rows: GoodRow[], results: RowResult[]): Promise<void> {
  const variants = new Map(rows.map(({ line, product }) => [line, product.variant]));
  await storeVariants(
    tx,
    results.flatMap(({ line, product }) => {
      const variant = product && variants.get(line);
      return variant ? [{ productId: product.id, ...variant }] : [];
    }),
  );
}
