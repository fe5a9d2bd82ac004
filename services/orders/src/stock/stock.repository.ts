import { Injectable } from '@nestjs/common';
import type { ProductSnapshot } from '@mekong/contracts';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Offer } from './offer.js';
import type { RecordedMove, StockLevel } from './stock-change.js';

/** A product as it can be sold now, with its stock row locked. */
export interface LockedOffer extends Offer {
  held: number;
  version: number;
}

const offerColumns = `p.id AS "productId", p.name, p.name_km AS "nameKm", p.image_url AS "imageUrl", p.seller_id AS "sellerId", p.brand_id AS "brandId",
  p.price_cents AS "priceCents", p.warranty_months AS "warrantyMonths", s.available`;

const offersOf = prepared<Offer>`
  SELECT ${offerColumns} FROM products p JOIN stock s ON s.product_id = p.id
  WHERE p.id = ANY($1::int[]) AND NOT p.deleted`;

const lockOffersOf = prepared<LockedOffer>`
  SELECT ${offerColumns}, s.held, s.version FROM stock s JOIN products p ON p.id = s.product_id
  WHERE s.product_id = ANY($1::int[]) AND NOT p.deleted
  ORDER BY s.product_id FOR UPDATE OF s`;

const lockLevelsOf = prepared<StockLevel>`
  SELECT product_id, available, held, version FROM stock
  WHERE product_id = ANY($1::int[]) ORDER BY product_id FOR UPDATE`;

const writeMoves = prepared`
  WITH levels AS (
    UPDATE stock s SET available = l.available, held = l.held, version = l.version
    FROM unnest($1::int[], $2::int[], $3::int[], $4::int[]) AS l (product_id, available, held, version)
    WHERE s.product_id = l.product_id
  )
  INSERT INTO stock_changes (product_id, order_id, cause, available_from, available_to, held_from, held_to)
  SELECT product_id, order_id, cause, available_from, available_from + available, held_from, held_from + held
  FROM unnest($5::int[], $6::text[], $7::text[], $8::int[], $9::int[], $10::int[], $11::int[])
    AS n (product_id, order_id, cause, available_from, available, held_from, held)`;

const countHeld = prepared<{ n: number }>`SELECT coalesce(sum(held), 0)::int AS n FROM stock`;

const insertStock = prepared`
  INSERT INTO stock (product_id, available, version, set_version)
  SELECT product_id, 0, 0, 0 FROM jsonb_to_recordset($1::jsonb) AS given (product_id int) ORDER BY product_id
  ON CONFLICT DO NOTHING`;

const findJsonbToRecordset = prepared<StockLevel & { by: string | null }>`
  WITH given AS (
    SELECT product_id, (stock->>'quantity')::int AS quantity, (stock->>'version')::int AS version,
      coalesce((stock->>'change')::int, 0) AS change, stock->>'reason' AS reason, stock->>'by' AS by
    FROM jsonb_to_recordset($1::jsonb) AS given (product_id int, stock jsonb)
  ), was AS MATERIALIZED (
    SELECT product_id, available, set_version FROM stock
    WHERE product_id IN (SELECT product_id FROM given) ORDER BY product_id FOR UPDATE
  ), set AS (
    UPDATE stock s SET version = s.version + 1, set_version = given.version,
      available = greatest(0, CASE WHEN was.set_version < given.version THEN given.quantity ELSE was.available END + given.change)
    FROM was JOIN given USING (product_id)
    WHERE s.product_id = was.product_id
      AND (was.set_version < given.version OR (was.set_version = given.version AND given.change <> 0))
    RETURNING s.product_id, s.available, s.held, s.version, was.available AS before, given.reason, given.by
  ), history AS (
    INSERT INTO stock_changes (product_id, cause, available_from, available_to, held_from, held_to, reason, changed_by)
    SELECT product_id, 'staff', before, available, held, held, reason, by::uuid FROM set
  )
  SELECT product_id, available, held, version, by FROM set`;

@Injectable()
export class StockRepository {
  constructor(private readonly dataSource: DataSource) {}

  async countHeld(): Promise<number> {
    const [row] = await countHeld(this.dataSource, []);
    return row!.n;
  }

  /** The offers of these products, for a quote. */
  findOffers(productIds: number[]): Promise<Offer[]> {
    return offersOf(this.dataSource, [productIds]);
  }

  /** The same with the stock rows locked until the transaction ends, in id order, so that orders cannot deadlock. */
  lockOffers(tx: EntityManager, productIds: number[]): Promise<LockedOffer[]> {
    return lockOffersOf(tx, [productIds]);
  }

  /** The stocks of these products, locked until the transaction ends, in id order. */
  lock(tx: EntityManager, productIds: number[]): Promise<StockLevel[]> {
    return lockLevelsOf(tx, [productIds]);
  }

  /** Writes the new levels of locked stocks, and the stock history. The database refuses a stock below 0. */
  async write(tx: EntityManager, levels: StockLevel[], changes: RecordedMove[]): Promise<void> {
    await writeMoves.withNext(tx, [
      levels.map((level) => level.product_id),
      levels.map((level) => level.available),
      levels.map((level) => level.held),
      levels.map((level) => level.version),
      changes.map((move) => move.productId),
      changes.map((move) => move.orderId),
      changes.map((move) => move.cause),
      changes.map((move) => move.availableFrom),
      changes.map((move) => move.available),
      changes.map((move) => move.heldFrom),
      changes.map((move) => move.held),
    ]);
  }

  /**
   * Sets stocks as staff have set them and writes the stock history; answers the stocks that changed. Expects each product
   * once at most. A setting is applied when its version is new. A difference is applied with every event that has one, on
   * top of the setting that the event names, and ignored after a later setting. Rows are locked in the order of their ids,
   * as in a checkout.
   */
  async set(tx: EntityManager, products: ProductSnapshot[]): Promise<StockLevel[]> {
    const snapshots = JSON.stringify(products);
    await insertStock(tx, [snapshots]);
    const levels = await findJsonbToRecordset(tx, [snapshots]);
    return levels.map((level) => ({ ...level, by: level.by ?? undefined }));
  }
}
