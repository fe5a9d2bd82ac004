import { Injectable } from '@nestjs/common';
import { usualRestockAt, type EventData, type ProductSnapshot } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

const writeStock = prepared`
  INSERT INTO stock (product_id, available, version)
  SELECT * FROM unnest($1::int[], $2::int[], $3::int[]) AS given (product_id, available, version) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET available = excluded.available, version = excluded.version
  WHERE stock.version < excluded.version`;

const upsertProducts = prepared`
  INSERT INTO products (id, version, name, category, brand_id, brand_name, price_cents, seller_id, restock_at)
  SELECT product_id, version, name, category, (brand->>'id')::int, brand->>'name', (price->>'amount')::int,
    seller_id, coalesce(restock_at, ${usualRestockAt})
  FROM jsonb_to_recordset($1::jsonb)
    AS given (product_id int, version int, name text, category text, brand jsonb, price jsonb, seller_id uuid,
      restock_at int)
  ORDER BY product_id
  ON CONFLICT (id) DO UPDATE SET version = greatest(products.version, excluded.version), name = excluded.name,
    category = excluded.category, brand_id = excluded.brand_id, brand_name = excluded.brand_name,
    price_cents = excluded.price_cents, seller_id = excluded.seller_id,
    restock_at = excluded.restock_at, deleted = products.deleted AND products.version >= excluded.version
  WHERE products.version < excluded.version OR products.category IS NULL`;

const markDeleted = prepared`
  INSERT INTO products (id, version, deleted)
  SELECT product_id, max(version), true FROM jsonb_to_recordset($1::jsonb) AS given (product_id int, version int)
  GROUP BY product_id ORDER BY product_id
  ON CONFLICT (id) DO UPDATE SET deleted = true, version = excluded.version
  WHERE products.version < excluded.version`;

const given = `jsonb_to_recordset($1::jsonb)
  AS given (product_id int, version int, at timestamptz, average_cents float8, last_cents int, supplier text)`;

const addCosts = prepared`
  INSERT INTO cost_history (product_id, version, at, cents)
  SELECT DISTINCT ON (product_id, version) product_id, version, at, average_cents FROM ${given} ORDER BY product_id, version
  ON CONFLICT DO NOTHING`;

/** The last supplier is kept where a newer cost names none. */
const upsertCosts = prepared`
  INSERT INTO costs (product_id, version, average_cents, last_cents, supplier)
  SELECT DISTINCT ON (product_id) product_id, version, average_cents, last_cents, supplier FROM ${given}
  ORDER BY product_id, version DESC
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, average_cents = excluded.average_cents,
    last_cents = excluded.last_cents, supplier = coalesce(excluded.supplier, costs.supplier)
  WHERE costs.version < excluded.version`;

const upsertBrand = prepared`
  INSERT INTO brands (id, name, told_at) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, told_at = excluded.told_at
  WHERE brands.told_at < excluded.told_at`;

/** The copies of products, brands and stock, by which sales are grouped. An older version changes nothing. */
@Injectable()
export class CatalogueRepository {
  /**
   * Expects each product once at most. A deleted product is written too, even when its creation arrives after that, since
   * its sales need a category.
   */
  async upsertProducts(tx: EntityManager, products: ProductSnapshot[]): Promise<void> {
    await upsertProducts(tx, [JSON.stringify(products)]);
  }

  /** A product that was restored meanwhile stays. */
  async markDeleted(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    await markDeleted(tx, [JSON.stringify(products)]);
  }

  /** The newest name wins. */
  async upsertBrand(tx: EntityManager, brand: EventData<'brand.changed.v1'>, at: string): Promise<void> {
    await upsertBrand(tx, [brand.brand_id, brand.name, at]);
  }

  /** An older version changes nothing of what holds now. */
  async addCosts(
    tx: EntityManager,
    costs: (EventData<'product.costs-told.v1'>['costs'][number] & { at: string })[],
  ): Promise<void> {
    const values = [JSON.stringify(costs)];
    await addCosts(tx, values);
    await upsertCosts(tx, values);
  }

  /** Expects each product once at most. */
  async updateStock(tx: EntityManager, levels: EventData<'stock.changed.v1'>[]): Promise<void> {
    await writeStock(tx, [
      levels.map((level) => level.product_id),
      levels.map((level) => level.available),
      levels.map((level) => level.version),
    ]);
  }
}
