import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Range } from '../range.js';
import type { Scope } from '../scope.js';

interface Totals {
  revenue: number;
  orders: number;
  refunded: number;
}

interface Conversion {
  carts: number;
  paid: number;
}

/**
 * Sales are paid orders that were not refunded, without what was given back of them, on the shop's day of the payment. For
 * the whole shop they are what customers paid, for a seller the seller's own lines. $1 and $2 are the days, $3 the seller.
 */
const sales = (seller: Scope) =>
  seller
    ? `SELECT day, order_id, sum(amount_cents - returned_cents) AS cents FROM sold_lines
       WHERE day BETWEEN $1 AND $2 AND state <> 'refunded' AND seller_id = $3 GROUP BY day, order_id`
    : `SELECT shop_day(paid_at) AS day, id AS order_id, (total_cents - returned_cents)::bigint AS cents FROM orders
       WHERE shop_day(paid_at) BETWEEN $1 AND $2 AND state <> 'refunded' AND $3::uuid IS NULL`;

/** The refunds of the range's sales, whenever they were made. */
const refunds = (seller: Scope) =>
  seller
    ? `SELECT sum(CASE WHEN state = 'refunded' THEN amount_cents ELSE returned_cents END) FROM sold_lines
       WHERE day BETWEEN $1 AND $2 AND seller_id = $3`
    : `SELECT sum(CASE WHEN state = 'refunded' THEN total_cents ELSE returned_cents END) FROM orders
       WHERE shop_day(paid_at) BETWEEN $1 AND $2`;

/** Sold lines of the range, grouped by `columns`, which are answered under the names in `groups`. */
const grouped = (columns: string, groups: string, order: string) =>
  `SELECT ${groups}, sum(quantity - returned)::int AS quantity,
     sum(amount_cents - returned_cents)::float8 / 100 AS revenue FROM sold_lines
   WHERE day BETWEEN $1 AND $2 AND state <> 'refunded' AND ($3::uuid IS NULL OR seller_id = $3)
   GROUP BY ${columns} ORDER BY ${order}`;

/** Products of the seller $1 that need restock. The highest of all thresholds lets the index of `stock` find the few. */
const scarce = `FROM stock s JOIN products p ON p.id = s.product_id LEFT JOIN brands b ON b.id = p.brand_id
  WHERE s.available <= (SELECT max(restock_at) FROM products) AND s.available <= p.restock_at
    AND NOT p.deleted AND ($1::uuid IS NULL OR p.seller_id = $1)`;

@Injectable()
export class AnalyticsRepository {
  constructor(private readonly db: DataSource) {}

  async totals({ from, to }: Range, seller: Scope): Promise<Totals> {
    const [row] = await this.db.query(
      `SELECT coalesce(sum(cents), 0)::float8 / 100 AS revenue, count(*)::int AS orders,
         coalesce((${refunds(seller)}), 0)::float8 / 100 AS refunded
       FROM (${sales(seller)}) AS sales`,
      [from, to, seller ?? null],
    );
    return row;
  }

  /** All days of the range, including those without a sale. */
  days({ from, to }: Range, seller: Scope): Promise<{ day: string; revenue: number; orders: number }[]> {
    return this.db.query(
      `SELECT d::date::text AS day, coalesce(sum(cents), 0)::float8 / 100 AS revenue,
         count(order_id)::int AS orders
       FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS d
         LEFT JOIN (${sales(seller)}) AS sales ON sales.day = d::date
       GROUP BY d ORDER BY d`,
      [from, to, seller ?? null],
    );
  }

  byCategory({ from, to }: Range, seller: Scope) {
    const sql = grouped('category', 'category', 'revenue DESC, category');
    return this.db.query(sql, [from, to, seller ?? null]);
  }

  byBrand({ from, to }: Range, seller: Scope) {
    const sql = grouped('brand', 'brand', 'revenue DESC, brand LIMIT 10');
    return this.db.query(sql, [from, to, seller ?? null]);
  }

  bestSellers({ from, to }: Range, seller: Scope) {
    const named =
      'product_id AS id, min(product_name) AS name, min(category) AS category, min(brand) AS brand';
    const sql = grouped('product_id', named, 'quantity DESC, revenue DESC, id LIMIT 10');
    return this.db.query(sql, [from, to, seller ?? null]);
  }

  /** The carts of the range, one for each browser and day, and how many of them led to a paid order on the same day. */
  async conversion({ from, to }: Range): Promise<Conversion> {
    const [row] = await this.db.query(
      `SELECT count(*)::int AS carts, count(*) FILTER (WHERE EXISTS (
         SELECT 1 FROM orders o WHERE o.visitor_id = c.visitor_id AND shop_day(o.placed_at) = c.day
           AND o.paid_at IS NOT NULL))::int AS paid
       FROM carts c WHERE c.day BETWEEN $1 AND $2`,
      [from, to],
    );
    return row;
  }

  /** Products that need restock, those of which the fewest are left first. */
  lowStock(seller: Scope, limit = 20) {
    return this.db.query(
      `SELECT p.id, p.name, p.category, coalesce(b.name, p.brand_name) AS brand, s.available
       ${scarce} ORDER BY s.available, p.id LIMIT $2`,
      [seller ?? null, limit],
    );
  }

  async countLowStock(seller: Scope): Promise<number> {
    const [{ count }] = await this.db.query(`SELECT count(*)::int AS count ${scarce}`, [seller ?? null]);
    return count;
  }
}
