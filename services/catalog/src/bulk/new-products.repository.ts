import type { EntityManager } from 'typeorm';
import type { Product } from '../products/product.entity.js';
import { keyText, type ProductKey } from './upload.js';
import { holdImages } from '../images/images.repository.js';

/**
 * Creates products of one seller, all by one statement. Answers their ids; undefined where the seller has the same product
 * already. Their images cannot go until the transaction ends; throws a 400 where one is gone by now.
 */
export async function insertProducts(
  tx: EntityManager,
  products: Product[],
): Promise<(number | undefined)[]> {
  if (products.length === 0) return [];
  await holdImages(
    tx,
    products.map(({ imageUrl }) => imageUrl),
  );
  const inserted: (ProductKey & { id: number })[] = await tx.query(
    `INSERT INTO products (seller_id, name, name_key, name_km, name_km_key, category, brand_id, price_cents, description,
       description_km, image_url, details, stock, stock_set_to)
     SELECT r."sellerId", r.name, r."nameKey", r."nameKm", r."nameKmKey", r.category, r."brandId", r."priceCents",
       r.description, r."descriptionKm", r."imageUrl", r.details, r.stock, r."stockSetTo"
     FROM jsonb_to_recordset($1::jsonb) AS r ("sellerId" uuid, name text, "nameKey" text, "nameKm" text,
       "nameKmKey" text, category text, "brandId" int, "priceCents" int, description text, "descriptionKm" text,
       "imageUrl" text, details jsonb, stock int, "stockSetTo" int)
     ON CONFLICT DO NOTHING RETURNING id, name_key AS "nameKey", category, brand_id AS "brandId"`,
    [JSON.stringify(products)],
  );
  const ids = new Map(inserted.map((one) => [keyText(one), one.id]));
  return products.map((product) => {
    const key = keyText(product);
    const id = ids.get(key);
    // Of two that are the same the first has come in.
    ids.delete(key);
    return id;
  });
}
