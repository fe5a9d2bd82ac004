import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';
import { lockUsedImages } from '../images/index.js';
import { type Product, throwCodeTaken } from '../products/index.js';
import { addUnindexed, storeWords } from '../search-index/index.js';
import { keyText, type ProductKey } from './upload.js';

const maxFoundAtOnce = 100;

const insertAll = prepared<ProductKey & { id: number }>`
  INSERT INTO products (seller_id, name, name_key, name_km, name_km_key, category, brand_id, price_cents, description,
    description_km, image_url, details, stock, stock_set_to, restock_at, sku, sku_key, barcode, barcode_key,
    compare_at_cents, hidden, warranty_months)
  SELECT r."sellerId", r.name, r."nameKey", r."nameKm", r."nameKmKey", r.category, r."brandId", r."priceCents",
    r.description, r."descriptionKm", r."imageUrl", r.details, r.stock, r."stockSetTo",
    r."restockAt", r.sku, r."skuKey", r.barcode, r."barcodeKey", r."compareAtCents", r.hidden, r."warrantyMonths"
  FROM jsonb_to_recordset($1::jsonb) AS r ("sellerId" uuid, name text, "nameKey" text, "nameKm" text,
    "nameKmKey" text, category text, "brandId" int, "priceCents" int, description text, "descriptionKm" text,
    "imageUrl" text, details jsonb, stock int, "stockSetTo" int,
    "restockAt" int, sku text, "skuKey" text, barcode text, "barcodeKey" text,
    "compareAtCents" int, hidden boolean, "warrantyMonths" int)
  ON CONFLICT (seller_id, name_key, category, brand_id) WHERE deleted_at IS NULL DO NOTHING
  RETURNING id, name_key AS "nameKey", category, brand_id AS "brandId"`;

/**
 * Creates products of one seller with one statement. Answers their ids; undefined for a product that the seller has
 * already. Locks their images against deletion until the transaction ends; throws a 400 when one is deleted already, and when
 * another product of the seller has a code of one of these.
 */
export async function insertProducts(
  tx: EntityManager,
  products: Product[],
): Promise<(number | undefined)[]> {
  if (products.length === 0) return [];
  await lockUsedImages(
    tx,
    products.map(({ imageUrl }) => imageUrl),
  );
  const inserted = await insertAll(tx, [JSON.stringify(products)]).catch(throwCodeTaken);
  const ids = new Map(inserted.map((one) => [keyText(one), one.id]));
  const created = products.map((product) => {
    const key = keyText(product);
    const id = ids.get(key);
    // Of two equal products the first one was created.
    ids.delete(key);
    return id;
  });
  await makeFindable(
    tx,
    products.flatMap((product, index) => (created[index] ? { ...product, id: created[index] } : [])),
  );
  return created;
}

/** The search finds a few products at once; more are found some seconds after the upload, which would take twice as long. */
async function makeFindable(tx: EntityManager, products: Product[]): Promise<void> {
  if (products.length <= maxFoundAtOnce) return storeWords(tx, products);
  await addUnindexed(
    tx,
    products.map(({ id }) => id),
  );
}
