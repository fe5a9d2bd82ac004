import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Offer } from '../domain/quote.js';
import { causeOf } from '../domain/stock-change.js';

export interface LockedOffer extends Offer {
  version: number;
}

/** A change of one product's stock; both figures are added. */
export interface StockMove {
  productId: number;
  available: number;
  held: number;
  /** The order on whose account. */
  orderId: string;
}

export interface StockLevel {
  product_id: number;
  available: number;
  held: number;
  version: number;
}

const offerColumns = `p.id AS "productId", p.name, p.image_url AS "imageUrl", p.seller_id AS "sellerId",
  p.price_cents AS "priceCents", s.available, s.version`;

@Injectable()
export class StockRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What of these products can be sold now, for a quote. */
  findOffers(productIds: number[]): Promise<Offer[]> {
    return this.dataSource.query(
      `SELECT ${offerColumns} FROM products p JOIN stock s ON s.product_id = p.id
       WHERE p.id = ANY($1::int[]) AND NOT p.deleted`,
      [productIds],
    );
  }

  /** The same, holding the stock rows until the transaction ends; locked in id order, so that no two orders wait for each other. */
  lockOffers(tx: EntityManager, productIds: number[]): Promise<LockedOffer[]> {
    return tx.query(
      `SELECT ${offerColumns} FROM stock s JOIN products p ON p.id = s.product_id
       WHERE s.product_id = ANY($1::int[]) AND NOT p.deleted
       ORDER BY s.product_id FOR UPDATE OF s`,
      [productIds],
    );
  }

  async lock(tx: EntityManager, productIds: number[]): Promise<void> {
    await tx.query('SELECT 1 FROM stock WHERE product_id = ANY($1::int[]) ORDER BY product_id FOR UPDATE', [
      productIds,
    ]);
  }

  /**
   * Applies the moves to rows that are locked already, and notes them in the stock history. A row never falls below 0:
   * the database refuses.
   */
  move(tx: EntityManager, moves: StockMove[]): Promise<StockLevel[]> {
    const noted = moves.map((move) => ({ ...move, cause: causeOf(move) }));
    return tx.query(
      `WITH moved AS (
         UPDATE stock s SET available = s.available + m.available, held = s.held + m.held, version = s.version + 1
         FROM jsonb_to_recordset($1::jsonb) AS m("productId" int, available int, held int, "orderId" text, cause text)
         WHERE s.product_id = m."productId"
         RETURNING s.product_id, s.available, s.held, s.version, m.available AS by_available, m.held AS by_held,
           m."orderId" AS order_id, m.cause
       ), noted AS (
         INSERT INTO stock_changes
           (product_id, cause, available_from, available_to, held_from, held_to, order_id)
         SELECT product_id, cause, available - by_available, available, held - by_held, held, order_id FROM moved
       )
       SELECT product_id, available, held, version FROM moved`,
      [JSON.stringify(noted)],
    );
  }
}
