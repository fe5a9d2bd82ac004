import type { EntityManager } from 'typeorm';
import { lockUsedImages } from '../images/index.js';
import { findManyImages, maxImages, type ProductImage, storeManyImages } from '../products/index.js';
import type { GoodRow, RowResult } from './upload.js';

const bare = (url: string): ProductImage => ({ url, alt: null, altKm: null });

/** Adds to the products that were just written the further images of their rows; what a changed one had is kept, to be undone. */
export async function addFurtherImages(
  tx: EntityManager,
  rows: GoodRow[],
  results: RowResult[],
): Promise<void> {
  const moreOf = new Map(rows.map(({ line, product }) => [line, product.more ?? []]));
  const written = results.flatMap((result) => {
    const more = moreOf.get(result.line) ?? [];
    return result.product && more.length > 0 ? [{ result, product: result.product, more }] : [];
  });
  if (written.length === 0) return;
  await lockUsedImages(tx, [...new Set(written.flatMap(({ more }) => more))]);
  const had = await findManyImages(
    tx,
    written.map(({ product }) => product),
  );
  const all = written.map(({ result, product, more }) => {
    const before = had.get(product.id)!;
    if (result.was) result.was.images = before;
    const added = more.filter((url) => !before.some((one) => one.url === url)).map(bare);
    return { id: product.id, images: [...before, ...added].slice(0, maxImages) };
  });
  await storeManyImages(tx, all);
}
