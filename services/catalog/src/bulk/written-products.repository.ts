import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { isSameProduct } from '../constraints.js';
import { type Product, ProductExists, throwCodeTaken } from '../products/index.js';
import type { Upload, ChangedColumns } from './upload.js';

/** A written row: the product, its old values if it existed before, and its version after that. */
export interface WrittenRow {
  productId: number;
  was: ChangedColumns | null;
  versionThen: number;
}

const lockBatch = prepared<Pick<Upload, 'id' | 'sellerId' | 'fileName' | 'state'>>`
  SELECT id, seller_id AS "sellerId", file_name AS "fileName", state FROM bulk_batches WHERE id = $1 FOR UPDATE`;

const markBatchUndone = prepared`
  UPDATE bulk_batches SET state = 'undone', finished_at = now() WHERE id = $1`;

const findWrittenRows = prepared<WrittenRow>`
  SELECT product_id AS "productId", was, version_then AS "versionThen"
  FROM bulk_rows
  WHERE batch_id = $1 AND outcome = 'done' AND product_id IS NOT NULL AND version_then IS NOT NULL ORDER BY line`;

const findSoldSince = prepared<{ id: number }>`
  SELECT DISTINCT line.product_id AS id
  FROM sales s
  CROSS JOIN jsonb_to_recordset(s.lines) AS line (product_id int, version int)
  JOIN bulk_rows b ON b.product_id = line.product_id AND line.version >= b.version_then
  WHERE b.batch_id = $1 AND b.outcome = 'done' AND NOT s.refunded`;

const markDeleted = prepared`
  UPDATE products SET deleted_at = now(), version = version + 1 WHERE id = ANY ($1::int[])`;

const updateAll = prepared`
  UPDATE products p SET name = r.name, name_key = r."nameKey", price_cents = r."priceCents", description = r.description, name_km = r."nameKm",
    name_km_key = r."nameKmKey", description_km = r."descriptionKm", image_url = r."imageUrl",
    details = r.details, stock = r.stock, version = r.version, restock_at = r."restockAt",
    sku = r.sku, sku_key = r."skuKey", barcode = r.barcode, barcode_key = r."barcodeKey",
    compare_at_cents = r."compareAtCents", hidden = r.hidden, visible_from = r."visibleFrom",
    warranty_months = r."warrantyMonths"
  FROM jsonb_to_recordset($1::jsonb) AS r (id int, name text, "nameKey" text, "priceCents" int, description text, "nameKm" text,
    "nameKmKey" text, "descriptionKm" text, "imageUrl" text, details jsonb, stock int, version int,
    "restockAt" int, sku text, "skuKey" text, barcode text, "barcodeKey" text,
    "compareAtCents" int, hidden boolean, "visibleFrom" timestamptz, "warrantyMonths" int)
  WHERE p.id = r.id`;

const forgetName = prepared`
  UPDATE bulk_batches SET committed_by = NULL WHERE committed_by->>'userId' = $1 AND state <> 'running'`;

export async function lockUpload(
  tx: EntityManager,
  id: string,
): Promise<Pick<Upload, 'id' | 'sellerId' | 'fileName' | 'state'>> {
  const [upload] = await lockBatch(tx, [id]);
  return upload!;
}

export async function markUndone(tx: EntityManager, id: string): Promise<void> {
  await markBatchUndone(tx, [id]);
}

export function writtenRowsOf(tx: EntityManager, id: string): Promise<WrittenRow[]> {
  return findWrittenRows(tx, [id]);
}

/** The ids of products in orders that were paid after the upload wrote them, and not refunded. */
export async function soldSince(tx: EntityManager, id: string): Promise<Set<number>> {
  const products = await findSoldSince(tx, [id]);
  return new Set(products.map((product) => product.id));
}

/** Marks products as deleted, with their next versions. */
export async function deleteProducts(tx: EntityManager, products: Product[]): Promise<void> {
  await markDeleted(tx, [products.map(({ id }) => id)]);
}

/** Writes the columns of these products that an upload can change, and their versions. Throws a 400 where another product has one's code, and a 409 where it has one's name. */
export async function updateProducts(tx: EntityManager, products: Product[]): Promise<void> {
  await updateAll(tx, [JSON.stringify(products)]).catch((error: unknown) => {
    if (isSameProduct(error)) throw new ProductExists();
    throwCodeTaken(error);
  });
}

/** Deletes the name of a user from the uploads that they committed; one that is being written still needs it. */
export async function forgetCommitter(tx: EntityManager, userId: string): Promise<void> {
  await forgetName(tx, [userId]);
}
