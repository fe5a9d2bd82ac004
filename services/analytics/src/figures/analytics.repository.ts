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
 * The lines of paid orders. $1 and $2 are the days, $3 the seller: a line whose seller is not known is its product's. The
 * view `sold_lines` would join each line with its product, of which most figures need nothing.
 */
const paidLines = (seller: Scope) => `orders o JOIN lines l ON l.order_id = o.id
    AND ${seller ? 'coalesce(l.seller_id, (SELECT seller_id FROM products WHERE id = l.product_id)) = $3' : '$3::uuid IS NULL'}
  LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
  WHERE shop_day(o.paid_at) BETWEEN $1 AND $2`;

/** Cents are whole numbers in floats, which are added up faster than the database's long ones. */
const paid = 'l.quantity::float8 * l.price_cents';
const returned = 'coalesce(r.cents, 0)';

/** Paid orders, on the shop's day of the payment. For the whole shop they are what customers paid, for a seller the seller's lines. */
const sales = (seller: Scope) =>
  seller
    ? `SELECT shop_day(o.paid_at) AS day, o.state, sum(${paid}) AS cents, sum(${returned}) AS returned
       FROM ${paidLines(seller)} GROUP BY o.id`
    : `SELECT shop_day(paid_at) AS day, state, total_cents AS cents, returned_cents AS returned FROM orders
       WHERE shop_day(paid_at) BETWEEN $1 AND $2 AND $3::uuid IS NULL`;

const sum = 'sum(quantity)::int AS quantity, sum(cents)::float8 / 100 AS revenue FROM kinds GROUP BY';
const brandName = 'coalesce(b.name, p.brand_name)';

/** One statement that adds up the lines of each product, then joins these sums with their products once. */
const soldBy = (seller: Scope) => `WITH sold AS MATERIALIZED (
    SELECT l.product_id AS id, sum(l.quantity - coalesce(r.quantity, 0)) AS quantity, sum(${paid} - ${returned}) AS cents
    FROM ${paidLines(seller)} AND o.state <> 'refunded' GROUP BY l.product_id),
  kinds AS MATERIALIZED (
    SELECT p.category, ${brandName} AS brand, sum(quantity) AS quantity, sum(cents) AS cents
    FROM sold LEFT JOIN products p ON p.id = sold.id LEFT JOIN brands b ON b.id = p.brand_id GROUP BY 1, 2),
  categories AS (SELECT category, ${sum} category ORDER BY revenue DESC, category),
  shown_brands AS (SELECT brand, ${sum} brand ORDER BY revenue DESC, brand LIMIT 10),
  ten AS (SELECT * FROM sold ORDER BY quantity DESC, cents DESC, id LIMIT 10),
  best AS (
    SELECT ten.id, coalesce(nullif(p.name, ''), (
        SELECT min(l.name) FROM ${paidLines(seller)} AND o.state <> 'refunded' AND l.product_id = ten.id)) AS name,
      p.category, ${brandName} AS brand, quantity::int AS quantity, cents::float8 / 100 AS revenue
    FROM ten LEFT JOIN products p ON p.id = ten.id LEFT JOIN brands b ON b.id = p.brand_id
    ORDER BY ten.quantity DESC, cents DESC, ten.id)
  SELECT (SELECT coalesce(json_agg(c), '[]') FROM categories c) AS categories,
    (SELECT coalesce(json_agg(b), '[]') FROM shown_brands b) AS brands,
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
      `SELECT d::date::text AS day, coalesce(orders, 0) AS orders, coalesce(revenue, 0) AS revenue,
         coalesce(refunded, 0) AS refunded
       FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS d LEFT JOIN (
         SELECT day, count(*) FILTER (WHERE state <> 'refunded')::int AS orders,
           coalesce(sum(cents - returned) FILTER (WHERE state <> 'refunded'), 0)::float8 / 100 AS revenue,
           sum(CASE WHEN state = 'refunded' THEN cents ELSE returned END)::float8 / 100 AS refunded
         FROM (${sales(seller)}) AS sales GROUP BY day) AS sold ON sold.day = d::date
       ORDER BY d`,
      [from, to, seller ?? null],
    );
  }

  /** What was sold by category, brand (the ten best) and product (the ten best). */
  async soldBy({ from, to }: Range, seller: Scope): Promise<SoldBy> {
    const [row] = await this.db.query(soldBy(seller), [from, to, seller ?? null]);
    return row;
  }

  /** The carts of the range, one for each browser and day, and how many of them led to a paid order on the same day. */
  async conversion({ from, to }: Range): Promise<Conversion> {
    const [row] = await this.db.query(
      `SELECT (SELECT count(*)::int FROM carts WHERE day BETWEEN $1 AND $2) AS carts, count(*)::int AS paid
       FROM carts JOIN (
         SELECT DISTINCT visitor_id, shop_day(placed_at) AS day FROM orders
         WHERE shop_day(placed_at) BETWEEN $1 AND $2 AND paid_at IS NOT NULL) AS buyers USING (visitor_id, day)`,
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
