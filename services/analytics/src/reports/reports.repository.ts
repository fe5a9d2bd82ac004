import { Injectable } from '@nestjs/common';
import { planned, type Planned } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Range } from '../range.js';
import {
  counted,
  type DeadStock,
  deadStock,
  type OfProduct,
  products,
  type Purchase,
  reorder,
  type SoldProduct,
  stock,
  type StockedProduct,
} from './product-reports.repository.js';
import type { ReportKind, ReportRow, ReportSort } from './reports.js';
import type { Scope } from '../scope.js';

/** Which report, of which days and of which seller. */
export interface ReportRequest {
  kind: ReportKind;
  range: Range;
  seller: Scope;
  /** Of purchases: how many days pass until what is ordered has come. */
  leadDays: number;
}

// The rows of each report, in no order, with money in cents. $1 and $2 are the days, $3 the seller (null for the whole shop).

const sales = `
  SELECT day::text, order_number, order_id, name AS product, category, brand, quantity, price_cents AS price,
    discount_cents AS discount, amount_cents::float8 AS amount,
    (CASE WHEN state = 'refunded' THEN amount_cents ELSE returned_cents END)::float8 AS refunded, method, currency, state, product_id
  FROM sold_lines
  WHERE day BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR seller_id = $3)`;

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

/** By a number of the rows, whose name is a parameter; the next one is 1 for the highest first, and -1 for the lowest. */
const sortedBy = <Rows extends string, Numbers extends string, Name extends string, Sign extends string>(
  rows: Rows,
  numbers: Numbers,
  [name, sign]: readonly [Name, Sign],
) =>
  `SELECT * FROM (${rows}) AS rows ORDER BY (CASE ${name}::text ${numbers} END) * ${sign}::int DESC NULLS LAST
  LIMIT $4 OFFSET $5` as const;

/** Counting and adding up the rows needs no order. */
const countOf = <Rows extends string, Sums extends string>(rows: Rows, sums: Sums) =>
  `SELECT count(*)::int AS total, jsonb_build_object(${sums}) AS sums FROM (${rows}) AS rows` as const;

/** How many rows there are, and what their figures add up to, by the names of columns. */
export interface Counted {
  total: number;
  sums: Record<string, number | null>;
}

interface Report {
  page: Planned<ReportRow>;
  /** By one of its numbers. */
  sorted: Planned<ReportRow>;
  count: Planned<Counted>;
}

const last = ['$6', '$7'] as const;
const quantity = `WHEN 'quantity' THEN quantity`;
const price = `WHEN 'price' THEN price`;
const amount = `WHEN 'amount' THEN amount`;
const value = `WHEN 'available' THEN available WHEN 'value' THEN value WHEN 'cost' THEN cost`;
const soldNumbers = `${quantity} ${price} ${amount}` as const;

const reports: Record<ReportKind, Report> = {
  sales: {
    page: planned<Sale>`${pageOf(sales, 'paid_at, order_id, product_id')}`,
    sorted: planned<Sale>`${sortedBy(sales, `${soldNumbers} WHEN 'discount' THEN discount WHEN 'refunded' THEN refunded`, last)}`,
    count: planned<Counted>`${countOf(sales, `'quantity', sum(quantity), 'discount', sum(discount), 'amount', sum(amount), 'refunded', sum(refunded)`)}`,
  },
  products: {
    page: planned<SoldProduct>`${pageOf(products, 's.quantity DESC NULLS LAST, p.id')}`,
    sorted: planned<SoldProduct>`${sortedBy(products, `${soldNumbers} WHEN 'orders' THEN orders WHEN 'cost' THEN cost WHEN 'profit' THEN profit WHEN 'margin' THEN margin`, last)}`,
    count: planned<Counted>`${countOf(products, `'quantity', sum(quantity), 'amount', sum(amount), 'cost', sum(cost), 'profit', sum(profit)`)}`,
  },
  stock: {
    page: planned<StockedProduct>`${pageOf(stock, 'k.available, p.id')}`,
    sorted: planned<StockedProduct>`${sortedBy(stock, `${value} ${quantity} ${price} WHEN 'unit_cost' THEN unit_cost`, last)}`,
    count: planned<Counted>`${countOf(stock, `'available', sum(available), 'value', sum(value), 'cost', sum(cost), 'quantity', sum(quantity)`)}`,
  },
  'dead-stock': {
    page: planned<DeadStock>`${pageOf(deadStock, '(k.available * p.price_cents::float8) DESC, p.id')}`,
    sorted: planned<DeadStock>`${sortedBy(deadStock, `${value} ${price}`, last)}`,
    count: planned<Counted>`${countOf(deadStock, `'available', sum(available), 'value', sum(value), 'cost', sum(cost)`)}`,
  },
  reorder: {
    page: planned<Purchase>`${pageOf(reorder('$6'), 'c.supplier NULLS LAST, p.id')}`,
    sorted: planned<Purchase>`${sortedBy(reorder('$6'), `${quantity} ${amount} WHEN 'a_day' THEN a_day WHEN 'available' THEN available WHEN 'pieces' THEN pieces WHEN 'unit_cost' THEN unit_cost`, ['$7', '$8'])}`,
    count: planned<Counted>`${countOf(reorder('$4'), `'quantity', sum(quantity), 'pieces', sum(pieces), 'amount', sum(amount)`)}`,
  },
  customers: {
    page: planned<Customer>`${pageOf(customers, 'b.cents DESC NULLS LAST, c.id')}`,
    sorted: planned<Customer>`${sortedBy(customers, `${amount} WHEN 'orders' THEN orders`, last)}`,
    count: planned<Counted>`${countOf(customers, `'orders', sum(orders), 'amount', sum(amount)`)}`,
  },
  searches: {
    page: planned<MissedSearch>`${pageOf(searches, 'times DESC, term')}`,
    sorted: planned<MissedSearch>`${sortedBy(searches, `WHEN 'times' THEN times`, last)}`,
    count: planned<Counted>`${countOf(searches, `'times', sum(times)`)}`,
  },
};

const soldCents = planned<{ sold: number }>`
  SELECT coalesce(sum(amount_cents), 0)::float8 AS sold FROM sold_lines
  WHERE day BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR seller_id = $3)`;

const valuesOf = ({ range, seller }: ReportRequest) => [range.from, range.to, seller ?? null];
/** Comes last, and only to what asks for it. */
const leadOf = ({ kind, leadDays }: ReportRequest) => (kind === 'reorder' ? [leadDays] : []);

@Injectable()
export class ReportsRepository {
  constructor(private readonly db: DataSource) {}

  async count(request: ReportRequest, tx: EntityManager = this.db.manager): Promise<Counted> {
    const [row] = await reports[request.kind].count(tx, [...valuesOf(request), ...leadOf(request)]);
    return row!;
  }

  /** All goods sold, in cents, including refunded ones. */
  async soldCents(range: Range, seller: Scope): Promise<number> {
    const [row] = await soldCents(this.db, [range.from, range.to, seller ?? null]);
    return row!.sold;
  }

  /** In the order of the report, or by one of its numbers. */
  rows(request: ReportRequest, limit: number, skipped = 0, sort?: ReportSort): Promise<ReportRow[]> {
    const values = [...valuesOf(request), limit, skipped, ...leadOf(request)];
    if (sort) return reports[request.kind].sorted(this.db, [...values, sort.key, sort.descends ? 1 : -1]);
    return reports[request.kind].page(this.db, values);
  }

  /** All rows of one moment, in batches; within a transaction. */
  batches(tx: EntityManager, request: ReportRequest, size: number): AsyncGenerator<ReportRow[]> {
    return reports[request.kind].page.inBatches(
      tx,
      [...valuesOf(request), null, 0, ...leadOf(request)],
      size,
    );
  }
}

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

type Customer = {
  name: string | null;
  email: string | null;
  signed_up: string | null;
  orders: number;
  amount: number;
  last_order: string | null;
};

type MissedSearch = { term: string; times: number; last_day: string };
