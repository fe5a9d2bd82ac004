import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Brand } from '../brands/brand.entity.js';
import { BatchNotReady, BatchTouched, type TouchedProduct } from '../errors.js';
import { Product } from '../products/product.entity.js';
import { newsOfDeleted, newsOfWritten, snapshotOf } from '../product-snapshots.js';
import { aboutUpload } from '../audit.js';
import type { Batch, ChangedColumns } from './batch.js';
import { withColumns } from './commit-batches.js';

interface WrittenRow {
  productId: number;
  was: ChangedColumns | null;
  versionThen: number;
}

/**
 * Takes back all that a batch has done: what it created is deleted, what it changed has its old values again, and its stock
 * without what the batch added.
 * Publishes products.deleted and products.written. Throws BatchTouched, naming the products, when one of them was sold or
 * is held in an order, or was edited after the batch wrote it and its edits are not to go; then nothing is taken back.
 */
@Injectable()
export class UndoBatch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  run(caller: Identity, id: string, { withEdits }: { withEdits: boolean }): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const [batch] = await tx.query(
        'SELECT id, file_name AS "fileName", state FROM bulk_batches WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (batch.state === 'undone') return;
      if (batch.state !== 'done') throw new BatchNotReady('not_done');
      const rows = await rowsOf(tx, id);
      const ids = rows.map((row) => row.productId);
      const products = await tx.find(Product, {
        where: { id: In(ids) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const byId = new Map(products.map((product) => [product.id, product]));
      refuseTouched(rows, byId, await soldSince(tx, id), withEdits);
      await this.takeBack(tx, caller, batch, rows, byId);
      await tx.query(`UPDATE bulk_batches SET state = 'undone', finished_at = now() WHERE id = $1`, [id]);
    });
  }

  private async takeBack(
    tx: EntityManager,
    caller: Identity,
    batch: Pick<Batch, 'id' | 'fileName'>,
    rows: WrittenRow[],
    byId: Map<number, Product>,
  ): Promise<void> {
    const productOf = (row: WrittenRow) => byId.get(row.productId)!;
    // A product that somebody has deleted meanwhile is gone as it is.
    const there = rows.filter((row) => productOf(row).deletedAt === null);
    const created = there.filter((row) => row.was === null).map(productOf);
    const changed = there.filter((row) => row.was !== null);
    const stockChanges = new Map(changed.map((row) => [row.productId, row.was!.stockChange]));
    const restored = changed.map((row) => withColumns(productOf(row), row.was!));
    await deleteAll(tx, created);
    await restoreAll(tx, restored);
    const brands = await tx.findBy(Brand, { id: In([...new Set(restored.map((one) => one.brandId!))]) });
    const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
    const snapshots = restored.map((one) =>
      snapshotOf(one, brandOf.get(one.brandId!)!, stockChanges.get(one.id)),
    );
    await this.outbox.record(
      tx,
      ...newsOfDeleted(created),
      ...newsOfWritten(snapshots),
      staffActed(caller, 'product.upload-undone', aboutUpload(batch), {
        after: { deleted: created.length, restored: restored.length },
      }),
    );
  }
}

function rowsOf(tx: EntityManager, id: string): Promise<WrittenRow[]> {
  return tx.query(
    `SELECT product_id AS "productId", was, version_then AS "versionThen"
     FROM bulk_rows WHERE batch_id = $1 AND outcome = 'done' ORDER BY line`,
    [id],
  );
}

/** The products that were paid for since the batch wrote them, and not refunded. */
async function soldSince(tx: EntityManager, id: string): Promise<Set<number>> {
  const products: { id: number }[] = await tx.query(
    `SELECT DISTINCT b.product_id AS id
     FROM sales s
     CROSS JOIN jsonb_to_recordset(s.lines) AS line (product_id int, version int)
     JOIN bulk_rows b ON b.product_id = line.product_id AND line.version >= b.version_then
     WHERE b.batch_id = $1 AND b.outcome = 'done' AND NOT s.refunded`,
    [id],
  );
  return new Set(products.map((product) => product.id));
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
    const isEdited = !withEdits && product.deletedAt === null && product.version !== row.versionThen;
    return isEdited ? [{ id, name, reason: 'edited' }] : [];
  });
  if (touched.length > 0) throw new BatchTouched(touched);
}

async function deleteAll(tx: EntityManager, products: Product[]): Promise<void> {
  await tx.query('UPDATE products SET deleted_at = now(), version = version + 1 WHERE id = ANY ($1::int[])', [
    products.map(({ id }) => id),
  ]);
}

async function restoreAll(tx: EntityManager, products: Product[]): Promise<void> {
  await tx.query(
    `UPDATE products p SET price_cents = r."priceCents", description = r.description, name_km = r."nameKm",
       name_km_key = r."nameKmKey", description_km = r."descriptionKm", image_url = r."imageUrl",
       details = r.details, stock = r.stock, version = r.version
     FROM jsonb_to_recordset($1::jsonb) AS r (id int, "priceCents" int, description text, "nameKm" text,
       "nameKmKey" text, "descriptionKm" text, "imageUrl" text, details jsonb, stock int, version int)
     WHERE p.id = r.id`,
    [JSON.stringify(products)],
  );
}
