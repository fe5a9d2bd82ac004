import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { discardOfUpload } from '../images/index.js';
import {
  addedBy,
  deletedEvents,
  editedVersion,
  findBrands,
  lockAnyProducts,
  priced,
  type Product,
  snapshotOf,
  storeManyImages,
  writtenEvents,
} from '../products/index.js';
import { storeWords } from '../search-index/index.js';
import { UploadNotReady, UploadTouched, type TouchedProduct } from './errors.js';
import { aboutUpload } from './audit.js';
import type { Upload } from './upload.js';
import { withColumns } from './with-columns.js';
import {
  deleteProducts,
  lockUpload,
  markUndone,
  updateProducts,
  soldSince,
  writtenRowsOf,
  type WrittenRow,
} from './written-products.repository.js';

/**
 * Undoes an upload: deletes the products that it created, restores the old values of those that it changed, and subtracts
 * from their stock what it added; the images that it brought leave the library where nothing else shows them. Publishes products.deleted and products.written. Throws UploadTouched with the products
 * when one of them was sold or is held in an order, or was edited after the upload (unless `withEdits`); then nothing is
 * undone.
 */
@Injectable()
export class UndoUpload {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  undo(caller: Identity, id: string, { withEdits }: { withEdits: boolean }): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const upload = await lockUpload(tx, id);
      if (upload.state === 'undone') return;
      if (upload.state !== 'done') throw new UploadNotReady('not_done');
      const rows = await writtenRowsOf(tx, id);
      const ids = rows.map((row) => row.productId);
      const products = await lockAnyProducts(tx, ids);
      const byId = new Map(products.map((product) => [product.id, product]));
      refuseTouched(rows, byId, await soldSince(tx, id), withEdits);
      await this.takeBack(tx, caller, upload, rows, byId);
      await markUndone(tx, id);
      await discardOfUpload(tx, upload);
    });
  }

  private async takeBack(
    tx: EntityManager,
    caller: Identity,
    upload: Pick<Upload, 'id' | 'fileName'>,
    rows: WrittenRow[],
    byId: Map<number, Product>,
  ): Promise<void> {
    const productOf = (row: WrittenRow) => byId.get(row.productId)!;
    // A product that somebody has deleted meanwhile stays deleted.
    const existing = rows.filter((row) => productOf(row).deletedAt === null);
    const created = existing.filter((row) => row.was === null).map(productOf);
    const changed = existing.filter((row) => row.was !== null);
    const stockChanges = new Map(changed.map((row) => [row.productId, row.was!.stockChange]));
    const restored = changed.map((row) => withColumns(productOf(row), row.was!));
    await deleteProducts(tx, created);
    await updateProducts(tx, restored);
    await storeWords(tx, restored);
    await storeManyImages(
      tx,
      changed.flatMap(({ productId, was }) => (was?.images ? [{ id: productId, images: was.images }] : [])),
    );
    const brandOf = await findBrands(
      tx,
      restored.map((one) => one.brandId!),
    );
    const snapshots = (await priced(tx, restored)).map((one) =>
      snapshotOf(one, brandOf.get(one.brandId!)!, addedBy(caller.userId, stockChanges.get(one.id))),
    );
    await this.outbox.record(
      tx,
      ...deletedEvents(created),
      ...writtenEvents(snapshots),
      staffActed(caller, 'product.upload-undone', aboutUpload(upload), {
        after: { deleted: created.length, restored: restored.length },
      }),
    );
  }
}

function refuseTouched(
  rows: WrittenRow[],
  byId: Map<number, Product>,
  sales: Set<number>,
  withEdits: boolean,
): void {
  const touched = rows.flatMap((row): TouchedProduct[] => {
    const product = byId.get(row.productId)!;
    const { id, name, held } = product;
    if (held > 0 || sales.has(id)) return [{ id, name, reason: 'sold' }];
    const isEdited = !withEdits && product.deletedAt === null && editedVersion(product) !== row.versionThen;
    return isEdited ? [{ id, name, reason: 'edited' }] : [];
  });
  if (touched.length > 0) throw new UploadTouched(touched);
}
