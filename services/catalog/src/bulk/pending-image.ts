import { isWebAddress } from './image-names.js';
import { bad } from './verdicts.js';
import type { RehearsedRow, Wanted } from './upload.js';
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

interface RowImages {
  webImage?: string;
  more: string[];
  notes: RowFault[];
  /** Those that its product has. */
  present: string[];
}

/** The row with its further images, as it is shown while some are fetched. */
export function withImages<Row extends RehearsedRow>(
  row: Row,
  { webImage, more, notes, present }: RowImages,
): Row {
  const added = more.filter((url) => !present.includes(url));
  const wanted = [...(webImage ? [webImage] : []), ...added];
  // A row that does nothing else has no product to write.
  if (row.verdict === 'error') return row;
  if (!row.product || !row.differences) return { ...row, faults: notes };
  const { image_url: _pending, ...others } = row.differences.after;
  const after = webImage ? others : row.differences.after;
  const product: Wanted = { ...row.product, ...(webImage && { pending: webImage }), more: added, present };
  return counted({
    ...row,
    faults: notes,
    imageUrl: webImage ? null : row.imageUrl,
    product,
    differences: { before: row.differences.before, after },
    webImages: wanted.filter(isWebAddress),
  });
}

/** Says how many images are added. */
function counted<Row extends SettledRow>(row: Row): Row {
  const { images: _before, ...after } = row.differences!.after;
  const added = row.product!.more?.length ?? 0;
  return {
    ...row,
    differences: { ...row.differences!, after: added > 0 ? { ...after, images: added } : after },
  };
}

/** The row once one of its images is stored: one that has changed nothing else, and has the images already, does nothing. */
export function withImage(row: SettledRow, imageUrl: string, address: string): SettledRow {
  if (!row.product || !row.differences) return row;
  const isMain = row.product.imageUrl === pendingImage && (row.product.pending ?? address) === address;
  const withMain = isMain ? asMain(row, imageUrl) : row;
  return settled(withMain, (url) => (url === address ? imageUrl : url));
}

/** The row without an image that cannot be had: it is faulty where that is its main one. */
export function withoutImage(row: SettledRow, faults: RowFault[], address: string): SettledRow {
  const { product } = row;
  const isFurther = product?.more?.includes(address) && product.pending !== address;
  if (!product || !row.differences || !isFurther) return { line: row.line, ...bad, faults };
  return settled({ ...row, faults: [...row.faults, ...faults] }, (url) =>
    url === address ? undefined : url,
  );
}

function asMain(row: SettledRow, imageUrl: string): SettledRow {
  const product = row.product!;
  if (!product.change) return { ...row, product: { ...product, imageUrl }, imageUrl };
  const { before, after } = row.differences!;
  const changed = { ...product, imageUrl, change: { ...product.change, imageUrl } };
  if (before.image_url !== imageUrl)
    return {
      ...row,
      product: changed,
      imageUrl,
      differences: { before, after: { ...after, image_url: imageUrl } },
    };
  const { image_url: _same, ...others } = before;
  return { ...row, product: changed, imageUrl, differences: { before: others, after } };
}

function settled(row: SettledRow, become: (url: string) => string | undefined): SettledRow {
  const product = row.product!;
  const { more = [], present = [] } = product;
  const known = new Set([product.imageUrl, ...present]);
  const left = [...new Set(more.flatMap((url) => become(url) ?? []))].filter((url) => !known.has(url));
  const now = counted({ ...row, product: { ...product, more: left } });
  const isWaiting = product.imageUrl === pendingImage;
  if (product.change && !isWaiting && Object.keys(now.differences!.after).length === 0)
    return { ...now, verdict: 'same', product: null, differences: null };
  return now;
}
