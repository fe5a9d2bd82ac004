import { bad } from './verdicts.js';
import type { RehearsedRow } from './upload.js';
import type { RowFault } from './row-fault.js';

/**
 * Stands for an image that is still to be fetched. No image has this address, so a version of the shop that does not know of
 * waiting ones fails such a row instead of writing a product without a picture.
 */
export const pendingImage = `/images/${'0'.repeat(32)}.webp`;

export type SettledRow = Pick<
  RehearsedRow,
  'line' | 'verdict' | 'faults' | 'product' | 'differences' | 'imageUrl' | 'productId' | 'seenVersion'
>;

/** The row as it is shown while its image is fetched. */
export function withoutImageYet<Row extends RehearsedRow>(row: Row, webImage: string): Row {
  const { image_url: _pending, ...after } = row.differences?.after ?? {};
  const differences = row.differences && { ...row.differences, after };
  return { ...row, imageUrl: null, differences, webImage };
}

/** The row once its image is stored: one that has changed nothing else, and has this image already, does nothing. */
export function withImage(row: SettledRow, imageUrl: string): SettledRow {
  const { product, differences } = row;
  if (!product || !differences) return row;
  if (!product.change) return { ...row, product: { ...product, imageUrl }, imageUrl };
  const { before, after } = differences;
  const changed = { ...product, imageUrl, change: { ...product.change, imageUrl } };
  if (before.image_url !== imageUrl)
    return {
      ...row,
      product: changed,
      imageUrl,
      differences: { before, after: { ...after, image_url: imageUrl } },
    };
  const { image_url: _same, ...others } = before;
  if (Object.keys(after).length === 0)
    return { ...row, verdict: 'same', product: null, differences: null, imageUrl };
  return { ...row, product: changed, imageUrl, differences: { before: others, after } };
}

export const withoutImage = (row: SettledRow, faults: RowFault[]): SettledRow => ({
  line: row.line,
  ...bad,
  faults,
});
