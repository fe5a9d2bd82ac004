import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Range } from '../range.js';
import type { Scope } from '../scope.js';

export interface Totals {
  revenue: number;
  orders: number;
  refunded: number;
}

export interface Day extends Totals {
  day: string;
}

interface Sold {
  quantity: number;
  revenue: number;
}

interface SoldBy {
  categories: (Sold & { category: string | null })[];
  brands: (Sold & { brand: string | null })[];
  best_sellers: (Sold & { id: number; name: string; category: string | null; brand: string | null })[];
}

interface LowStock {
  low_stock: { id: number; name: string; category: string | null; brand: string | null; available: number }[];
  low_stock_total: number;
}

interface Conversion {
  carts: number;
  paid: number;
}

/**
 * Paid orders, on the shop's day of the payment. For the whole shop they are what customers paid, for a seller the seller's
 * own lines. $1 and $2 are the days, $3 the seller.
 */
const sales = (seller: Scope) =>
  seller
    ? `SELECT day, state, sum(amount_cents) AS cents, sum(returned_cents) AS returned FROM sold_lines
       WHERE day BETWEEN $1 AND $2 AND seller_id = $3 GROUP BY day, order_id, state`
    : `SELECT shop_day(paid_at) AS day, state, total_cents AS cents, returned_cents AS returned FROM orders
       WHERE shop_day(paid_at) BETWEEN $1 AND $2 AND $3::uuid IS NULL`;

const sum = 'sum(pieces)::int AS quantity, sum(cents)::float8 / 100 AS revenue FROM sold GROUP BY';

/** One statement, so that the lines of the range are joined with their products once. */
const soldBy = `WITH sold AS MATERIALIZED (
    SELECT product_id, product_name, category, brand, quantity - returned AS pieces, amount_cents - returned_cents AS cents
    FROM sold_lines WHERE day BETWEEN $1 AND $2 AND state <> 'refunded' AND ($3::uuid IS NULL OR seller_id = $3)),
  categories AS (SELECT category, ${sum} category ORDER BY revenue DESC, category),
  brands AS (SELECT brand, ${sum} brand ORDER BY revenue DESC, brand LIMIT 10),
  best AS (SELECT product_id AS id, min(product_name) AS name, min(category) AS category, min(brand) AS brand,
    ${sum} product_id ORDER BY quantity DESC, revenue DESC, id LIMIT 10)
  SELECT (SELECT coalesce(json_agg(c), '[]') FROM categories c) AS categories,
    (SELECT coalesce(json_agg(b), '[]') FROM brands b) AS brands,
    (SELECT coalesce(json_agg(b), '[]') FROM best b) AS best_sellers`;

/** Products of the seller $1 that need restock. The highest of all thresholds lets the index of `stock` find the few. */
const scarce = `FROM stock s JOIN products p ON p.id = s.product_id LEFT JOIN brands b ON b.id = p.brand_id
  WHERE s.available <= (SELECT max(restock_at) FROM products) AND s.available <= p.restock_at
    AND NOT p.deleted AND ($1::uuid IS NULL OR p.seller_id = $1)`;

@Injectable()
export class AnalyticsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * All days of the range, including those without a sale. Sales are without what was given back of them, whenever that was;
   * a refunded order is none.
   */
  days({ from, to }: Range, seller: Scope): Promise<Day[]> {
    return this.db.query(
      `SELECT d::date::text AS day, count(*) FILTER (WHERE state <> 'refunded')::int AS orders,
         coalesce(sum(cents - returned) FILTER (WHERE state <> 'refunded'), 0)::float8 / 100 AS revenue,
         coalesce(sum(CASE WHEN state = 'refunded' THEN cents ELSE returned END), 0)::float8 / 100 AS refunded
       FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS d
         LEFT JOIN (${sales(seller)}) AS sales ON sales.day = d::date
       GROUP BY d ORDER BY d`,
      [from, to, seller ?? null],
    );
  }

  /** What was sold by category, brand (the ten best) and product (the ten best). */
  async soldBy({ from, to }: Range, seller: Scope): Promise<SoldBy> {
    const [row] = await this.db.query(soldBy, [from, to, seller ?? null]);
    return row;
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

  /** The 20 scarcest products that need restock, and how many need it in all. */
  async lowStock(seller: Scope): Promise<LowStock> {
    const rows: (LowStock['low_stock'][number] & { total: number })[] = await this.db.query(
      `SELECT p.id, p.name, p.category, coalesce(b.name, p.brand_name) AS brand, s.available,
         count(*) OVER ()::int AS total
       ${scarce} ORDER BY s.available, p.id LIMIT 20`,
      [seller ?? null],
    );
    const low_stock = rows.map(({ total: _total, ...product }) => product);
    return { low_stock, low_stock_total: rows[0]?.total ?? 0 };
  }
}
