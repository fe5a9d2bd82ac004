import { Injectable } from '@nestjs/common';
import { planned, type Planned } from '@mekong/service-defaults';
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

const soldByProduct =
  `SELECT product_id, sum(quantity - returned)::int AS quantity, count(DISTINCT order_id)::int AS orders,
  sum(amount_cents - returned_cents) AS cents FROM ${counted} GROUP BY product_id` as const;

// The rows of each report, in no order, with money in cents. $1 and $2 are the days, $3 the seller (null for the whole shop).

const sales = `
  SELECT day::text, order_number, order_id, name AS product, category, brand, quantity, price_cents AS price,
    discount_cents AS discount, amount_cents::float8 AS amount,
    (CASE WHEN state = 'refunded' THEN amount_cents ELSE returned_cents END)::float8 AS refunded, method, currency, state, product_id
  FROM sold_lines
  WHERE day BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR seller_id = $3)`;

const products = `
  SELECT p.name AS product, p.category, coalesce(b.name, p.brand_name) AS brand,
    p.price_cents AS price, coalesce(s.quantity, 0) AS quantity, coalesce(s.orders, 0) AS orders,
    coalesce(s.cents, 0)::float8 AS amount
  FROM products p LEFT JOIN brands b ON b.id = p.brand_id LEFT JOIN (${soldByProduct}) s ON s.product_id = p.id
  WHERE ($3::uuid IS NULL OR p.seller_id = $3) AND p.category IS NOT NULL AND (NOT p.deleted OR s.quantity > 0)` as const;

const stock = `
  SELECT p.name AS product, p.category, coalesce(b.name, p.brand_name) AS brand, k.available,
    p.price_cents AS price, k.available::float8 * p.price_cents AS value,
    coalesce(s.quantity, 0) AS quantity
  FROM products p JOIN stock k ON k.product_id = p.id LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN (${soldByProduct}) s ON s.product_id = p.id
  WHERE ($3::uuid IS NULL OR p.seller_id = $3) AND NOT p.deleted` as const;

const customers = `
  SELECT c.name, CASE WHEN $3::uuid IS NULL THEN c.email END AS email,
    shop_day(c.signed_up_at)::text AS signed_up, coalesce(b.orders, 0) AS orders,
    coalesce(b.cents, 0)::float8 AS amount, b.last_day::text AS last_order
  FROM customers c LEFT JOIN (
    SELECT customer_id, count(DISTINCT order_id)::int AS orders, sum(amount_cents - returned_cents) AS cents, max(day) AS last_day
    FROM ${counted} GROUP BY customer_id) b ON b.customer_id = c.id
  WHERE c.role = 'customer' AND (b.orders > 0
    OR ($3::uuid IS NULL AND NOT c.deleted AND shop_day(c.signed_up_at) BETWEEN $1::date AND $2::date))` as const;

const searches = `
  SELECT term, sum(times)::int AS times, max(day)::text AS last_day FROM missed_searches
  WHERE day BETWEEN $1::date AND $2::date AND $3::uuid IS NULL
  GROUP BY term`;

const pageOf = <Rows extends string, Order extends string>(rows: Rows, order: Order) =>
  `${rows} ORDER BY ${order} LIMIT $4 OFFSET $5` as const;

/** Counting the rows needs no order. */
const countOf = <Rows extends string>(rows: Rows) =>
  `SELECT count(*)::int AS total FROM (${rows}) AS rows` as const;

interface Report {
  page: Planned<ReportRow>;
  count: Planned<{ total: number }>;
}

const reports: Record<ReportKind, Report> = {
  sales: {
    page: planned<Sale>`${pageOf(sales, 'paid_at, order_id, product_id')}`,
    count: planned<{ total: number }>`${countOf(sales)}`,
  },
  products: {
    page: planned<SoldProduct>`${pageOf(products, 's.quantity DESC NULLS LAST, p.id')}`,
    count: planned<{ total: number }>`${countOf(products)}`,
  },
  stock: {
    page: planned<StockedProduct>`${pageOf(stock, 'k.available, p.id')}`,
    count: planned<{ total: number }>`${countOf(stock)}`,
  },
  customers: {
    page: planned<Customer>`${pageOf(customers, 'b.cents DESC NULLS LAST, c.id')}`,
    count: planned<{ total: number }>`${countOf(customers)}`,
  },
  searches: {
    page: planned<MissedSearch>`${pageOf(searches, 'times DESC, term')}`,
    count: planned<{ total: number }>`${countOf(searches)}`,
  },
};

const soldCents = planned<{ sold: number }>`
  SELECT coalesce(sum(amount_cents), 0)::float8 AS sold FROM sold_lines
  WHERE day BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR seller_id = $3)`;

const valuesOf = ({ range, seller }: ReportRequest) => [range.from, range.to, seller ?? null];

@Injectable()
export class ReportsRepository {
  constructor(private readonly db: DataSource) {}

  async count(request: ReportRequest, tx: EntityManager = this.db.manager): Promise<number> {
    const [row] = await reports[request.kind].count(tx, valuesOf(request));
    return row!.total;
  }

  /** All goods sold, in cents, including refunded ones. */
  async soldCents(range: Range, seller: Scope): Promise<number> {
    const [row] = await soldCents(this.db, [range.from, range.to, seller ?? null]);
    return row!.sold;
  }

  rows(request: ReportRequest, limit: number, skipped = 0): Promise<ReportRow[]> {
    return reports[request.kind].page(this.db, [...valuesOf(request), limit, skipped]);
  }

  /** All rows of one moment, in batches; within a transaction. */
  batches(tx: EntityManager, request: ReportRequest, size: number): AsyncGenerator<ReportRow[]> {
    return reports[request.kind].page.inBatches(tx, [...valuesOf(request), null, 0], size);
  }
}

type OfProduct = {
  product: string | null;
  category: string | null;
  brand: string | null;
  price: number | null;
  quantity: number | null;
};

type Sale = OfProduct & {
  day: string;
  order_number: string | null;
  order_id: string | null;
  discount: number | null;
  amount: number;
  refunded: number;
  method: string | null;
  currency: string | null;
  state: string | null;
  product_id: number | null;
};

type SoldProduct = OfProduct & { orders: number; amount: number };

type StockedProduct = OfProduct & { available: number; value: number };

type Customer = {
  name: string | null;
  email: string | null;
  signed_up: string | null;
  orders: number;
  amount: number;
  last_order: string | null;
};

type MissedSearch = { term: string; times: number; last_day: string };
