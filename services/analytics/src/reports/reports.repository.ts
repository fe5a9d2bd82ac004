import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Range } from '../range.js';
import type { ReportKind, ReportRow } from './reports.js';
import type { Scope } from '../scope.js';

/** Which report, of which days and of which seller. */
export interface ReportRequest {
  kind: ReportKind;
  range: Range;
  seller: Scope;
}

/** Sold lines that count, of the days and the seller. */
const counted = `sold_lines WHERE day BETWEEN $1::date AND $2::date AND state <> 'refunded'
  AND ($3::uuid IS NULL OR seller_id = $3)`;

const soldByProduct = `SELECT product_id, sum(quantity - returned)::int AS quantity, count(DISTINCT order_id)::int AS orders,
  sum(amount_cents - returned_cents) AS cents FROM ${counted} GROUP BY product_id`;

interface ReportQuery {
  rows: string;
  /** Apart from the rows, since counting them needs no order. */
  order: string;
}

/** The rows of each report, with money in cents. $1 and $2 are the days, $3 the seller (null for the whole shop). */
const queries: Record<ReportKind, ReportQuery> = {
  sales: {
    rows: `
    SELECT day::text, order_number, order_id, name AS product, category, brand, quantity, price_cents AS price,
      amount_cents::float8 AS amount,
      (CASE WHEN state = 'refunded' THEN amount_cents ELSE returned_cents END)::float8 AS refunded, state
    FROM sold_lines
    WHERE day BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR seller_id = $3)`,
    order: 'paid_at, order_id, product_id',
  },
  products: {
    rows: `
    SELECT p.name AS product, p.category, coalesce(b.name, p.brand_name) AS brand,
      p.price_cents AS price, coalesce(s.quantity, 0) AS quantity, coalesce(s.orders, 0) AS orders,
      coalesce(s.cents, 0)::float8 AS amount
    FROM products p LEFT JOIN brands b ON b.id = p.brand_id LEFT JOIN (${soldByProduct}) s ON s.product_id = p.id
    WHERE ($3::uuid IS NULL OR p.seller_id = $3) AND p.category IS NOT NULL AND (NOT p.deleted OR s.quantity > 0)`,
    order: 's.quantity DESC NULLS LAST, p.id',
  },
  stock: {
    rows: `
    SELECT p.name AS product, p.category, coalesce(b.name, p.brand_name) AS brand, k.available,
      p.price_cents AS price, k.available::float8 * p.price_cents AS value,
      coalesce(s.quantity, 0) AS quantity
    FROM products p JOIN stock k ON k.product_id = p.id LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN (${soldByProduct}) s ON s.product_id = p.id
    WHERE ($3::uuid IS NULL OR p.seller_id = $3) AND NOT p.deleted`,
    order: 'k.available, p.id',
  },
  customers: {
    rows: `
    SELECT c.name, CASE WHEN $3::uuid IS NULL THEN c.email END AS email,
      shop_day(c.signed_up_at)::text AS signed_up, coalesce(b.orders, 0) AS orders,
      coalesce(b.cents, 0)::float8 AS amount, b.last_day::text AS last_order
    FROM customers c LEFT JOIN (
      SELECT customer_id, count(DISTINCT order_id)::int AS orders, sum(amount_cents - returned_cents) AS cents, max(day) AS last_day
      FROM ${counted} GROUP BY customer_id) b ON b.customer_id = c.id
    WHERE c.role = 'customer' AND (b.orders > 0
      OR ($3::uuid IS NULL AND NOT c.deleted AND shop_day(c.signed_up_at) BETWEEN $1::date AND $2::date))`,
    order: 'b.cents DESC NULLS LAST, c.id',
  },
  searches: {
    rows: `
    SELECT term, sum(times)::int AS times, max(day)::text AS last_day FROM missed_searches
    WHERE day BETWEEN $1::date AND $2::date AND $3::uuid IS NULL
    GROUP BY term`,
    order: 'times DESC, term',
  },
};

/** The rows of a report, in no order. */
const rowsOf = (kind: ReportKind): string => queries[kind].rows;

/** The rows of a report in their order. */
const orderedRowsOf = (kind: ReportKind): string => `${queries[kind].rows} ORDER BY ${queries[kind].order}`;

const valuesOf = ({ range, seller }: ReportRequest) => [range.from, range.to, seller ?? null];

@Injectable()
export class ReportsRepository {
  constructor(private readonly db: DataSource) {}

  async count(request: ReportRequest, tx: EntityManager = this.db.manager): Promise<number> {
    const sql = `SELECT count(*)::int AS total FROM (${rowsOf(request.kind)}) AS rows`;
    const [{ total }] = await tx.query(sql, valuesOf(request));
    return total;
  }

  /** All goods sold, in cents, including refunded ones. */
  async soldCents(range: Range, seller: Scope): Promise<number> {
    const [{ sold }] = await this.db.query(
      `SELECT coalesce(sum(amount_cents), 0)::float8 AS sold FROM sold_lines
       WHERE day BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR seller_id = $3)`,
      [range.from, range.to, seller ?? null],
    );
    return sold;
  }

  rows(request: ReportRequest, limit: number, skipped = 0): Promise<ReportRow[]> {
    return this.db.query(`${orderedRowsOf(request.kind)} LIMIT $4 OFFSET $5`, [
      ...valuesOf(request),
      limit,
      skipped,
    ]);
  }

  /** All rows of one moment, in batches; within a transaction. */
  async *batches(tx: EntityManager, request: ReportRequest, size: number): AsyncGenerator<ReportRow[]> {
    // All rows will be fetched: a plan that is fast for the first ones would be slower in total.
    await tx.query('SET LOCAL cursor_tuple_fraction = 1');
    await tx.query(`DECLARE report NO SCROLL CURSOR FOR ${orderedRowsOf(request.kind)}`, valuesOf(request));
    for (;;) {
      const rows: ReportRow[] = await tx.query(`FETCH ${size} FROM report`);
      if (rows.length === 0) break;
      yield rows;
    }
    await tx.query('CLOSE report');
  }
}
