import { Injectable } from '@nestjs/common';
import { usualRestockAt, type EventData, type ProductSnapshot } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

export type ProductCopy = Pick<
  ProductSnapshot,
  'product_id' | 'version' | 'name' | 'seller_id' | 'restock_at'
> &
  Partial<Pick<ProductSnapshot, 'name_km' | 'category' | 'price' | 'hidden'>>;

/** The stock of a product now and before. */
export interface StockChange {
  productId: number;
  available: number;
  /** Null when this is the first stock of the product. */
  before: number | null;
  name: string | null;
  sellerId: string | null;
  /** With so many pieces or fewer left it needs restock. */
  restockAt: number;
}

const writeProducts = prepared`
  INSERT INTO known_products (product_id, version, name, seller_id, restock_at, name_km, category, price_cents, is_hidden)
  SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::uuid[], $5::int[], $6::text[], $7::text[], $8::int[], $9::boolean[])
    AS given (product_id, version, name, seller_id, restock_at, name_km, category, price_cents, is_hidden)
  ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, name = excluded.name,
    seller_id = excluded.seller_id, restock_at = excluded.restock_at,
    name_km = excluded.name_km, category = excluded.category, price_cents = excluded.price_cents, is_hidden = excluded.is_hidden
  WHERE known_products.version < excluded.version`;

/** Locks the rows first, so that two replicas with events of one product wait for each other. */
const writeStock = prepared<StockChange>`
  WITH known AS MATERIALIZED (
    SELECT product_id, available, stock_version FROM known_products
    WHERE product_id = ANY ($1::int[]) ORDER BY product_id FOR UPDATE
  ), written AS (
    INSERT INTO known_products AS k (product_id, available, stock_version)
    SELECT given.product_id, given.available, given.version
    FROM unnest($1::int[], $2::int[], $3::int[]) AS given (product_id, available, version)
    LEFT JOIN known USING (product_id)
    WHERE known.stock_version IS NULL OR known.stock_version < given.version ORDER BY product_id
    ON CONFLICT (product_id) DO UPDATE SET available = excluded.available, stock_version = excluded.stock_version
    WHERE k.stock_version < excluded.stock_version
    RETURNING product_id, available, name, seller_id, restock_at
  )
  SELECT product_id AS "productId", coalesce(written.available, 0) AS available, known.available AS before, name, seller_id AS "sellerId",
    coalesce(restock_at, ${usualRestockAt}) AS "restockAt"
  FROM written LEFT JOIN known USING (product_id)`;

const forget = prepared`
  INSERT INTO known_products (product_id, version)
  SELECT product_id, version FROM jsonb_to_recordset($1::jsonb) AS given (product_id int, version int) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version, name = NULL, seller_id = NULL, available = NULL,
    name_km = NULL, category = NULL, price_cents = NULL
  WHERE known_products.version < excluded.version`;

/** The product copies of notifications, with what alerts need. */
@Injectable()
export class ProductCopiesRepository {
  /** Expects each product once at most; an older version than the copy's changes nothing. */
  async upsert(tx: EntityManager, products: ProductCopy[]): Promise<void> {
    if (products.length === 0) return;
    await writeProducts(tx, [
      products.map((product) => product.product_id),
      products.map((product) => product.version),
      products.map((product) => product.name),
      products.map((product) => product.seller_id),
      products.map((product) => product.restock_at ?? null),
      products.map((product) => product.name_km ?? null),
      products.map((product) => product.category ?? null),
      products.map((product) => product.price?.amount ?? null),
      products.map((product) => product.hidden ?? false),
    ]);
  }

  /** Expects each product once at most. Keeps only the version, so that older events are ignored. */
  async forget(tx: EntityManager, products: EventData<'product.deleted.v1'>[]): Promise<void> {
    await forget(tx, [JSON.stringify(products)]);
  }

  /** Expects each product once at most; answers the changes, without those for which a newer version has arrived before. */
  updateStock(tx: EntityManager, levels: EventData<'stock.changed.v1'>[]): Promise<StockChange[]> {
    return writeStock(tx, [
      levels.map((level) => level.product_id),
      levels.map((level) => level.available),
      levels.map((level) => level.version),
    ]);
  }
}
