import { prepared } from '@mekong/service-defaults';
import type { DataSource, EntityManager } from 'typeorm';
import type { ToldCost } from './costs.js';

/** What is said of the cost of a product, before its new stock is written. */
export interface GivenCost {
  id: number;
  version: number;
  /** Pieces that have come for this cost; none where it is only written down. */
  pieces: number;
  /** Null where it is not known any more. */
  costCents: number | null;
  /** Whether it is what all pieces on stock cost, also those that came before. */
  isOfAll: boolean;
  supplier: string | null;
}

/** A receipt of pieces, or a cost that was written down. */
export interface CostReceipt {
  at: Date;
  pieces: number;
  costCents: number | null;
  stockBefore: number;
  averageCents: number | null;
  supplier: string | null;
}

/** Pieces that came before and are not sold have the average of before, which the new ones are weighted with. */
const take = prepared<ToldCost>`
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS g (id int, version int, pieces int, "costCents" int, "isOfAll" boolean, supplier text)
  ), known AS (
    SELECT g.*, greatest(p.stock + p.held, 0) AS before, coalesce(p.average_cost_cents, p.cost_cents) AS average
    FROM given g JOIN products p ON p.id = g.id
  ), taken AS (
    SELECT k.*, CASE WHEN "costCents" IS NULL THEN NULL
      WHEN "isOfAll" OR average IS NULL OR pieces > 0 AND before = 0 THEN "costCents"
      ELSE (average * before + "costCents"::float8 * pieces) / nullif(before + pieces, 0) END AS now
    FROM known k
  ), kept AS (
    UPDATE products p SET average_cost_cents = coalesce(t.now, CASE WHEN t."costCents" IS NOT NULL THEN t.average END)
    FROM taken t WHERE p.id = t.id RETURNING p.id, p.average_cost_cents AS average
  ), noted AS (
    INSERT INTO cost_receipts (product_id, pieces, cost_cents, stock_before, average_cents, supplier)
    SELECT t.id, t.pieces, t."costCents", t.before, kept.average, t.supplier FROM taken t JOIN kept USING (id) ORDER BY t.id
  )
  SELECT t.id AS "productId", t.version, kept.average AS "averageCents", t."costCents" AS "lastCents", t.supplier
  FROM taken t JOIN kept USING (id) ORDER BY t.id`;

const find = prepared<CostReceipt>`
  SELECT at, pieces, cost_cents AS "costCents", stock_before AS "stockBefore", average_cents AS "averageCents", supplier
  FROM cost_receipts WHERE product_id = $1 ORDER BY id DESC LIMIT 100`;

/** Keeps what is said of costs of locked products, whose stock is still the one before; answers their averages now. */
export const takeCosts = (tx: EntityManager, costs: GivenCost[]): Promise<ToldCost[]> =>
  costs.length === 0 ? Promise.resolve([]) : take(tx, [JSON.stringify(costs)]);

/** The last hundred, the newest first. */
export const receiptsOf = (db: DataSource, productId: number): Promise<CostReceipt[]> =>
  find(db, [productId]);
