import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EventData, ProductSnapshot } from '@mekong/contracts';
import { DataSource, type EntityManager } from 'typeorm';

const skusOf = prepared<{ id: number; sku: string }>`
  SELECT id, sku FROM products WHERE id = ANY ($1::int[]) AND sku IS NOT NULL`;

const upsert = prepared`
  INSERT INTO products (id, version, name, name_km, image_url, seller_id, price_cents, deleted, sku, brand_id, warranty_months)
  SELECT product_id, version, name, name_km, image_url, seller_id, (price->>'amount')::int, coalesce(hidden, false), sku, (brand->>'id')::int, warranty_months
  FROM jsonb_to_recordset($1::jsonb)
    AS given (product_id int, version int, name text, name_km text, image_url text, seller_id uuid, price jsonb, hidden boolean, sku text, brand jsonb, warranty_months int)
  ORDER BY product_id
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, name = excluded.name, name_km = excluded.name_km, image_url = excluded.image_url,
    seller_id = excluded.seller_id, price_cents = excluded.price_cents, deleted = excluded.deleted, sku = excluded.sku,
    brand_id = excluded.brand_id, warranty_months = excluded.warranty_months
  WHERE products.version < excluded.version`;

/** In the order of their ids, as everybody else locks them. Whoever has written a product since has told its brand, too. */
const keepBrands = prepared`
  UPDATE products SET brand_id = told.brand_id
  FROM jsonb_to_recordset($1::jsonb) AS told (product_id int, brand_id int)
  WHERE id = told.product_id AND products.brand_id IS NULL AND id IN (
    SELECT p.id FROM products p JOIN jsonb_to_recordset($1::jsonb) AS one (product_id int) ON p.id = one.product_id
    ORDER BY p.id FOR NO KEY UPDATE OF p)`;

const markDeleted = prepared`
  INSERT INTO products (id, version, name, image_url, seller_id, price_cents, deleted)
  SELECT product_id, version, '', '', '00000000-0000-0000-0000-000000000000', 0, true
  FROM jsonb_to_recordset($1::jsonb) AS given (product_id int, version int) ORDER BY product_id
  ON CONFLICT (id) DO UPDATE SET deleted = true, version = excluded.version
  WHERE products.version < excluded.version`;

/** The product copies of orders. */
@Injectable()
export class ProductsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The shop's own codes of those of these products that have one, by their ids. */
  async skusOf(ids: number[]): Promise<Map<number, string>> {
    const found = await skusOf(this.dataSource, [ids]);
    return new Map(found.map(({ id, sku }) => [id, sku]));
  }

  /**
   * Expects each product once at most; an older version than the copy's changes nothing. A hidden product counts as deleted, as
   * it cannot be bought either, until an event brings it back.
   */
  async upsert(tx: EntityManager, products: ProductSnapshot[]): Promise<void> {
    await upsert(tx, [JSON.stringify(products)]);
  }

  /** Of copies that do not know their brand yet, which that is. */
  async keepBrands(tx: EntityManager, told: EventData<'product.brands-told.v1'>['products']): Promise<void> {
    await keepBrands(tx, [JSON.stringify(told)]);
  }

  /** Expects each product once at most. An unknown one gets a deleted row, so that it stays deleted when its creation arrives. */
  async markDeleted(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    await markDeleted(tx, [JSON.stringify(products)]);
  }
}
