import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** Locks rows in the order of their ids, like all writes of several products. */
const update = prepared`
  WITH given AS (
    SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::boolean[])
      AS given (id, available, held, version, was_held)
  ), known AS MATERIALIZED (
    SELECT id FROM products WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE
  )
  UPDATE products p SET stock = given.available, stock_version = given.version, held = given.held,
    was_ordered = p.was_ordered OR given.was_held
  FROM given JOIN known USING (id) WHERE p.id = given.id AND p.stock_version < given.version`;

/** How many of a product can be sold, and how many are in unpaid orders, as published by orders. */
export interface StockLevel {
  product_id: number;
  available: number;
  held: number;
  version: number;
}

/**
 * Writes the stock of products; expects each once at most. A version that is not newer changes nothing. `held` has the ids of
 * those of which an order held pieces meanwhile.
 */
export async function updateStock(tx: EntityManager, levels: StockLevel[], held: Set<number>): Promise<void> {
  await update(tx, [
    levels.map((level) => level.product_id),
    levels.map((level) => level.available),
    levels.map((level) => level.held),
    levels.map((level) => level.version),
    levels.map((level) => held.has(level.product_id)),
  ]);
}
