import { prepared } from '@mekong/service-defaults';
import type { DataSource, EntityManager } from 'typeorm';
import type { StoredVariant, Variant } from './variants.js';

/** More of one thing are not shown beside each other. */
const mostShown = 24;

/** What the product `p` also comes as, itself included, as JSON; null where it is joined with none. */
export const joinedVariants = `(SELECT json_agg(json_build_object('id', o.id, 'name', o.name, 'nameKm', o.name_km,
    'category', o.category, 'label', o.label, 'isLeft', o.stock > 0) ORDER BY o.id)
  FROM product_variants own CROSS JOIN LATERAL (
    SELECT s.id, s.name, s.name_km, s.category, s.stock, other.label
    FROM product_variants other JOIN products s ON s.id = other.product_id AND s.deleted_at IS NULL AND NOT s.hidden
    WHERE other.seller_id = own.seller_id AND other.family = own.family ORDER BY s.id LIMIT ${mostShown}
  ) o WHERE own.product_id = p.id)`;

const find = prepared<StoredVariant>`
  SELECT product_id AS "productId", family, label FROM product_variants WHERE product_id = ANY ($1::int[])`;

const store = prepared`
  INSERT INTO product_variants (product_id, seller_id, family, label)
  SELECT v."productId", p.seller_id, v.family, v.label
  FROM jsonb_to_recordset($1::jsonb) AS v ("productId" int, family text, label text)
  JOIN products p ON p.id = v."productId"
  ON CONFLICT (product_id) DO UPDATE SET family = excluded.family, label = excluded.label`;

/** As what these products are stored, by their ids. */
export async function findVariants(
  db: DataSource | EntityManager,
  ids: number[],
): Promise<Map<number, Variant>> {
  if (ids.length === 0) return new Map();
  const found = await find(db, [ids]);
  return new Map(found.map(({ productId, ...variant }) => [productId, variant]));
}

/** Joins products with others of their family. */
export async function storeVariants(tx: EntityManager, variants: StoredVariant[]): Promise<void> {
  if (variants.length > 0) await store(tx, [JSON.stringify(variants)]);
}
