import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Offer } from '../checkout/quote.js';
import type { NotedMove, StockLevel } from './stock-change.js';

/** What can be sold of a product, with its stock's row held. */
export interface LockedOffer extends Offer {
  held: number;
  version: number;
}

const offerColumns = `p.id AS "productId", p.name, p.image_url AS "imageUrl", p.seller_id AS "sellerId",
  p.price_cents AS "priceCents", s.available, s.held, s.version`;

const offersOf = prepared<Offer>(
  `SELECT ${offerColumns} FROM products p JOIN stock s ON s.product_id = p.id
   WHERE p.id = ANY($1::int[]) AND NOT p.deleted`,
);

const lockOffersOf = prepared<LockedOffer>(
  `SELECT ${offerColumns} FROM stock s JOIN products p ON p.id = s.product_id
   WHERE s.product_id = ANY($1::int[]) AND NOT p.deleted
   ORDER BY s.product_id FOR UPDATE OF s`,
);

const lockLevelsOf = prepared<StockLevel>(
  `SELECT product_id, available, held, version FROM stock
   WHERE product_id = ANY($1::int[]) ORDER BY product_id FOR UPDATE`,
);

const writeMoves = prepared(
  `WITH levels AS (
     UPDATE stock s SET available = l.available, held = l.held, version = l.version
     FROM unnest($1::int[], $2::int[], $3::int[], $4::int[]) AS l (product_id, available, held, version)
     WHERE s.product_id = l.product_id
   )
   INSERT INTO stock_changes (product_id, order_id, cause, available_from, available_to, held_from, held_to)
   SELECT product_id, order_id, cause, available_from, available_from + available, held_from, held_from + held
   FROM unnest($5::int[], $6::text[], $7::text[], $8::int[], $9::int[], $10::int[], $11::int[])
     AS n (product_id, order_id, cause, available_from, available, held_from, held)`,
);

@Injectable()
export class StockRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What of these products can be sold now, for a quote. */
  findOffers(productIds: number[]): Promise<Offer[]> {
    return offersOf(this.dataSource, [productIds]);
  }

  /** The same, holding the stock rows until the transaction ends; locked in id order, so that no two orders wait for each other. */
  lockOffers(tx: EntityManager, productIds: number[]): Promise<LockedOffer[]> {
    return lockOffersOf(tx, [productIds]);
  }

  /** These products' stocks, held until the transaction ends. */
  lock(tx: EntityManager, productIds: number[]): Promise<StockLevel[]> {
    return lockLevelsOf(tx, [productIds]);
  }

  /** Writes the new levels of stocks that are locked, and the stock history. A stock never falls below 0: the database refuses. */
  async write(tx: EntityManager, levels: StockLevel[], noted: NotedMove[]): Promise<void> {
    await writeMoves(tx, [
      levels.map((level) => level.product_id),
      levels.map((level) => level.available),
      levels.map((level) => level.held),
      levels.map((level) => level.version),
      noted.map((move) => move.productId),
      noted.map((move) => move.orderId),
      noted.map((move) => move.cause),
      noted.map((move) => move.availableFrom),
      noted.map((move) => move.available),
      noted.map((move) => move.heldFrom),
      noted.map((move) => move.held),
    ]);
  }
}
