import { Injectable } from '@nestjs/common';
import type { PayCurrency, PaymentMethod } from '@mekong/contracts';
import { planned } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import type { Range } from '../range.js';
import type { Scope } from '../scope.js';

export interface Totals {
  revenueCents: number;
  orders: number;
  refundedCents: number;
  /** What promo codes took off the orders that are counted; it is not in the revenue. */
  discountCents: number;
}

export interface Day extends Totals {
  day: string;
}

export interface Sold {
  quantity: number;
  revenueCents: number;
  /** What is left of the goods after what they had cost, where that is known; null where it is of none. */
  profitCents: number | null;
}

/** What is left of the goods that were sold on a day, and of which revenue it is known. */
export interface Profit {
  day: string;
  profitCents: number;
  costedCents: number;
}

export interface SoldByKind {
  categories: (Sold & { category: string | null })[];
  brands: (Sold & { brand: string | null })[];
}

interface BestSeller extends Sold {
  id: number;
  name: string;
  category: string | null;
  brand: string | null;
}

export interface ProductFigures {
  best_sellers: BestSeller[];
  low_stock: { id: number; name: string; category: string | null; brand: string | null; available: number }[];
  low_stock_total: number;
}

export interface Sales {
  /**
   * All days of the range, including those without a sale. Sales are without what was given back of them, whenever that was;
   * a refunded order is none.
   */
  days: Day[];
  /** The same sales by their ways to pay, the highest first. */
  ways: Way[];
  /** What is left of goods, on days of which a cost is known; in no order. */
  profits: Profit[];
}

interface Conversion {
  carts: number;
  paid: number;
}

/** What was sold by a way to pay. */
export interface Way extends Pick<Totals, 'revenueCents' | 'orders'> {
  method: PaymentMethod;
  currency: PayCurrency;
  /** What shoppers gave for these orders, in dollars and riel; of the whole shop only, as no line has a part of it. */
  receivedCents: number;
  receivedKhr: number;
}

/** Lines of the seller $3. A line without a seller counts for the seller of its product. */
const sellersLines =
  '(l.seller_id = $3 OR l.seller_id IS NULL AND l.product_id IN (SELECT id FROM products WHERE seller_id = $3))';
/** All lines, where there is no seller. */
const allLines = '$3::uuid IS NULL';

/** Paid orders, on the shop's day of the payment: of a seller the seller's lines, of the whole shop what customers paid. */
const sellersSales =
  `SELECT o.paid_day AS day, o.state, sum(l.quantity::float8 * l.price_cents - l.discount_cents) AS cents,
    sum(l.discount_cents) AS discount,
    sum(coalesce(r.cents, 0)) AS returned, o.method, o.pay_currency, 0 AS received_cents, 0 AS received_khr
  FROM orders o JOIN lines l ON l.order_id = o.id AND ${sellersLines}
  LEFT JOIN returned_lines r ON r.order_id = l.order_id AND r.product_id = l.product_id
  WHERE o.paid_day BETWEEN $1 AND $2 GROUP BY o.id` as const;
const allSales =
  `SELECT paid_day AS day, state, total_cents AS cents, discount_cents AS discount, returned_cents AS returned,
    method, pay_currency, coalesce(received_cents, total_cents) AS received_cents, coalesce(received_khr, 0) AS received_khr
  FROM orders
  WHERE paid_day BETWEEN $1 AND $2 AND ${allLines}` as const;

const days = `SELECT d::date::text AS day, coalesce(orders, 0) AS orders, coalesce(revenue, 0) AS "revenueCents",
    coalesce(refunded, 0) AS "refundedCents", coalesce(discount, 0) AS "discountCents"
  FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS d LEFT JOIN (
    SELECT day, count(*) FILTER (WHERE state <> 'refunded')::int AS orders,
      coalesce(sum(cents - returned) FILTER (WHERE state <> 'refunded'), 0)::float8 AS revenue,
      sum(CASE WHEN state = 'refunded' THEN cents ELSE returned END)::float8 AS refunded,
      coalesce(sum(discount) FILTER (WHERE state <> 'refunded'), 0)::float8 AS discount
    FROM sales GROUP BY day) AS sold ON sold.day = d::date`;

/** Orders of before ways to pay were known are of the demo, in dollars. */
const ways = `SELECT coalesce(method, 'demo') AS method, coalesce(pay_currency, 'USD') AS currency, count(*)::int AS orders,
    sum(cents - returned)::float8 AS "revenueCents", sum(received_cents)::float8 AS "receivedCents",
    sum(received_khr)::float8 AS "receivedKhr"
  FROM sales WHERE state <> 'refunded' AND day >= $4 GROUP BY 1, 2`;

/** What is sold and was not given back, from the day $1 to $2. */
const soldLines = <Lines extends string>(lines: Lines) =>
  `l.sold_day BETWEEN $1 AND $2 AND ${lines}` as const;
/** Cents are added up as floats, which hold them exactly and are faster than the database's long numbers. */
const profit = 'sum(l.sold_cents - l.unit_cost * l.sold_quantity)';
const soldSums =
  `sum(l.sold_quantity) AS quantity, sum(l.sold_cents::float8) AS cents, ${profit} AS profit` as const;

const brandName = 'coalesce(b.name, p.brand_name)';
const sums =
  'sum(quantity)::int AS quantity, sum(cents) AS "revenueCents", round(sum(profit)) AS "profitCents" FROM kinds GROUP BY';

/** Adds up the lines by what their products are now, then these few sums by category and by brand. */
const soldByKindOf = <Lines extends string>(lines: Lines) =>
  `WITH kinds AS MATERIALIZED (
    SELECT p.category, ${brandName} AS brand, quantity, cents, profit FROM (
      SELECT p.category, p.brand_id, p.brand_name, ${soldSums}
      FROM lines l LEFT JOIN products p ON p.id = l.product_id WHERE ${soldLines(lines)} GROUP BY 1, 2, 3) AS p
    LEFT JOIN brands b ON b.id = p.brand_id),
  categories AS (SELECT category, ${sums} category ORDER BY "revenueCents" DESC, category),
  shown_brands AS (SELECT brand, ${sums} brand ORDER BY "revenueCents" DESC, brand LIMIT 10)
  SELECT (SELECT coalesce(json_agg(c), '[]') FROM categories c) AS categories,
    (SELECT coalesce(json_agg(b), '[]') FROM shown_brands b) AS brands` as const;

const bestSellers = <Lines extends string>(lines: Lines) =>
  `WITH ten AS (
    SELECT l.product_id AS id, ${soldSums} FROM lines l WHERE ${soldLines(lines)}
    GROUP BY 1 ORDER BY quantity DESC, cents DESC, id LIMIT 10)
  SELECT ten.id, coalesce(nullif(p.name, ''), (
      SELECT min(l.name) FROM lines l WHERE ${soldLines(lines)} AND l.product_id = ten.id)) AS name,
    p.category, ${brandName} AS brand, ten.quantity::int AS quantity, ten.cents AS "revenueCents",
    round(ten.profit) AS "profitCents"
  FROM ten LEFT JOIN products p ON p.id = ten.id LEFT JOIN brands b ON b.id = p.brand_id
  ORDER BY ten.quantity DESC, ten.cents DESC, ten.id` as const;

/** Products of the seller $3 that need restock. The highest of all thresholds lets the index of `stock` find the few. */
const scarce = `FROM stock s JOIN products p ON p.id = s.product_id LEFT JOIN brands b ON b.id = p.brand_id
  WHERE s.available <= (SELECT max(restock_at) FROM products) AND s.available <= p.restock_at
    AND NOT p.deleted AND ($3::uuid IS NULL OR p.seller_id = $3)`;

/** Which products sell and which are scarce, by one call. */
const productsOf = <Lines extends string>(lines: Lines) =>
  `WITH best AS (${bestSellers(lines)}),
  low AS (SELECT p.id, p.name, p.category, ${brandName} AS brand, s.available, count(*) OVER ()::int AS total
    ${scarce} ORDER BY s.available, p.id LIMIT 20)
  SELECT (SELECT coalesce(json_agg(b), '[]') FROM best b) AS best_sellers,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'category', category, 'brand', brand,
      'available', available) ORDER BY available, id), '[]') FROM low) AS low_stock,
    coalesce((SELECT max(total) FROM low), 0) AS low_stock_total` as const;

const profitsOf = <Lines extends string>(lines: Lines) =>
  `SELECT l.sold_day::text AS day, round(${profit}) AS "profitCents",
    sum(l.sold_cents::float8) FILTER (WHERE l.unit_cost IS NOT NULL) AS "costedCents"
  FROM lines l WHERE ${soldLines(lines)} GROUP BY l.sold_day HAVING bool_or(l.unit_cost IS NOT NULL)` as const;

/** All that is counted of the same orders, by one call. */
const salesOf = <Orders extends string, Lines extends string>(orders: Orders, lines: Lines) =>
  `WITH sales AS MATERIALIZED (${orders}), days AS (${days}), ways AS (${ways}), profits AS (${profitsOf(lines)})
  SELECT (SELECT json_agg(d ORDER BY d.day) FROM days d) AS days,
    (SELECT coalesce(json_agg(w ORDER BY w."revenueCents" DESC, w.method, w.currency), '[]') FROM ways w) AS ways,
    (SELECT coalesce(json_agg(p), '[]') FROM profits p) AS profits` as const;

/** Planned for each range and seller, as wide and narrow ranges are read otherwise. */
const ofSeller = {
  sales: planned<Sales>`${salesOf(sellersSales, sellersLines)}`,
  soldByKind: planned<SoldByKind>`${soldByKindOf(sellersLines)}`,
  products: planned<ProductFigures>`${productsOf(sellersLines)}`,
};
const ofAll = {
  sales: planned<Sales>`${salesOf(allSales, allLines)}`,
  soldByKind: planned<SoldByKind>`${soldByKindOf(allLines)}`,
  products: planned<ProductFigures>`${productsOf(allLines)}`,
};
const statementsFor = (seller: Scope) => (seller ? ofSeller : ofAll);

const findConversion = planned<Conversion>`
  SELECT (SELECT count(*)::int FROM carts WHERE day BETWEEN $1 AND $2) AS carts, count(*)::int AS paid FROM (
    SELECT DISTINCT placed_day, visitor_id FROM orders
    WHERE placed_day BETWEEN greatest($1::date, (SELECT min(day) FROM carts)) AND $2
      AND paid_at IS NOT NULL AND visitor_id IS NOT NULL) AS visits`;

@Injectable()
export class AnalyticsRepository {
  constructor(private readonly db: DataSource) {}

  /** The sales of the range, with those by way to pay from the day `waysFrom` on. */
  async sales({ from, to }: Range, waysFrom: string, seller: Scope): Promise<Sales> {
    const [row] = await statementsFor(seller).sales(this.db, [from, to, seller ?? null, waysFrom]);
    return row!;
  }

  /** What was sold by category and brand (the ten best). */
  async soldByKind({ from, to }: Range, seller: Scope): Promise<SoldByKind> {
    const [row] = await statementsFor(seller).soldByKind(this.db, [from, to, seller ?? null]);
    return row!;
  }

  /** The ten products of which most was sold, the 20 scarcest that need restock, and how many need it in all. */
  async products({ from, to }: Range, seller: Scope): Promise<ProductFigures> {
    const [row] = await statementsFor(seller).products(this.db, [from, to, seller ?? null]);
    return row!;
  }

  /**
   * The carts of the range, one for each browser and day, and how many of them led to a paid order on the same day. Every
   * order that names its browser had a cart on its day, so these are counted by the orders, from the day of the oldest kept cart on.
   */
  async conversion({ from, to }: Range): Promise<Conversion> {
    const [row] = await findConversion(this.db, [from, to]);
    return row!;
  }
}
