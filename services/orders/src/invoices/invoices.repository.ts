import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { dayOf, soldAtSql } from '../orders/index.js';
import { rielOf, vatIn } from './invoice-figures.js';
import type { Invoice, InvoiceBuyer, InvoiceLine } from './invoice.js';

/** An invoice (`i`) under the names of `Invoice`. */
const invoiceColumns = `i.id::text AS id, i.number, i.kind, i.order_id AS "orderId", o.order_number AS "orderNumber",
  (SELECT original.number FROM invoices original WHERE original.id = i.credits_id) AS credits,
  i.issued_on::text AS "issuedOn", i.paid_on::text AS "paidOn", i.seller, i.buyer, i.lines, i.net_cents AS "netCents",
  i.vat_cents AS "vatCents", i.total_cents AS "totalCents", i.riel_rate AS "rielRate", i.rate_day::text AS "rateDay",
  i.vat_khr::float8 AS "vatKhr", i.total_khr::float8 AS "totalKhr"`;

const findOfOrder = prepared<Invoice>`
  SELECT ${invoiceColumns} FROM invoices i JOIN orders o ON o.id = i.order_id WHERE i.order_id = $1 ORDER BY i.id`;

/** The next numbers, one for each row of `sold`, whose places in the year of their kind `placed` says. Locks the counters. */
const counted = `placed AS (
    SELECT sold.*, extract(year FROM issued_on)::int AS year, count(*) OVER of_year AS number_of_year,
      row_number() OVER (of_year ORDER BY sold_at, id) AS place
    FROM sold WINDOW of_year AS (PARTITION BY kind, extract(year FROM issued_on))
  ), counted AS (
    INSERT INTO invoice_counters AS c (kind, year, last)
    SELECT kind, year, count(*) FROM placed GROUP BY kind, year ORDER BY kind, year
    ON CONFLICT (kind, year) DO UPDATE SET last = c.last + excluded.last RETURNING kind, year, last
  )` as const;

const columns = `kind, year, serial, order_id, issued_on, paid_on, seller, buyer, lines, net_cents, vat_cents, total_cents,
  riel_rate, rate_day, vat_khr, total_khr`;

/** The invoices of `placed` with their amounts: who sells and the rate of the day are what holds now. */
const issued = <Buyer extends string, Turn extends string>(buyer: Buyer, turn: Turn) =>
  `INSERT INTO invoices (${columns}, turn)
   SELECT kind, year, last - number_of_year + place, p.id, issued_on, ${dayOf('sold_at')}, seller, ${buyer}, lines,
     total_cents - vat, vat, total_cents, rate.riel_rate, rate.day, ${rielOf('vat', 'rate.riel_rate')},
     ${rielOf('total_cents', 'rate.riel_rate')}, ${turn}
   FROM placed p JOIN counted USING (kind, year)
   CROSS JOIN LATERAL (SELECT coalesce((SELECT value FROM settings WHERE name = 'invoice-seller'), ${unknownSeller}) AS seller) s
   CROSS JOIN LATERAL (SELECT CASE WHEN (seller->>'vat_registered')::boolean THEN ${vatIn('total_cents')} ELSE 0 END AS vat) v
   CROSS JOIN LATERAL (SELECT ${linesOfOrder} AS lines) l
   LEFT JOIN LATERAL (SELECT riel_rate, day FROM exchange_rates WHERE day <= issued_on ORDER BY day DESC LIMIT 1) rate ON true` as const;

/** The how manieth the order `p` has of a kind, from 0: another one only after the one before was taken back. */
const turnOf = <Turn extends string>(turn: Turn) =>
  `(SELECT ${turn} FROM invoices i WHERE i.order_id = p.id AND i.kind <> 'credit_note')` as const;

const unknownSeller = `'{"name": "", "name_km": "", "address": "", "address_km": "", "tin": null, "vat_registered": false,
  "logo": null}'::jsonb`;

/** A line of this kind with an amount, as a list of it, or none where that is nothing. */
const amountLine = <
  Kind extends string,
  Cents extends string,
  Name extends string = "''",
  NameKm extends string = 'null',
>(
  kind: Kind,
  cents: Cents,
  [name, nameKm]: [Name, NameKm] = ["''" as Name, 'null' as NameKm],
) =>
  `CASE WHEN ${cents} <> 0 THEN jsonb_build_array(jsonb_build_object('kind', ${kind}, 'name', ${name}, 'name_km', ${nameKm},
    'quantity', 1, 'unit_cents', ${cents}, 'amount_cents', ${cents})) ELSE '[]' END` as const;

/** The lines of the order `p`: its products, the discount, delivery, and what else its total has, such as a tax. */
const linesOfOrder =
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('kind', 'product', 'name', i.name, 'name_km', i.name_km,
    'quantity', i.quantity, 'unit_cents', i.price_cents, 'amount_cents', i.price_cents * i.quantity) ORDER BY i.id), '[]')
    FROM order_items i WHERE i.order_id = p.id)
  || ${amountLine(`'discount'`, '(-p.discount_cents)')}
  || ${amountLine(`'delivery'`, 'p.shipping_cents', ["coalesce(p.delivery_name, '')", 'p.delivery_name_km'])}
  || ${amountLine(`'other'`, '(p.total_cents - p.subtotal_cents - p.shipping_cents)')}` as const;

const buyerOfOrder = `coalesce(taxpayer,
  jsonb_build_object('name', customer_name, 'address', shipping_address, 'phone', phone_number, 'tin', null))` as const;

/** In whose name the VAT invoice of an order (`o`) is to be, where the shop can issue one on its day. */
const taxpayerOf = <Day extends string>(day: Day) =>
  `(SELECT buyer FROM vat_requests v WHERE v.order_id = o.id
      AND EXISTS (SELECT FROM settings WHERE name = 'invoice-seller' AND (value->>'vat_registered')::boolean)
      AND EXISTS (SELECT FROM exchange_rates WHERE day <= ${day}))` as const;

/** An invoice of the order `o` that no credit note has taken back whole, as of a hand-over that was noted by mistake. */
const inForce =
  `SELECT FROM invoices i WHERE i.order_id = o.id AND i.kind <> 'credit_note' AND (i.total_cents = 0
    OR i.total_cents > (SELECT coalesce(sum(c.total_cents), 0) FROM invoices c WHERE c.credits_id = i.id))` as const;

/**
 * Of orders that are sold and have none in force; `$2` is the day, or null for that on which each was sold. Whoever has given a TIN with their
 * order has a VAT invoice.
 */
const issueFirst = prepared`
  WITH asked AS (
    SELECT o.*, ${soldAtSql} AS sold_at, coalesce($2::date, ${dayOf(soldAtSql)}) AS issued_on FROM orders o
    WHERE o.id = ANY ($1::text[]) AND ${soldAtSql} IS NOT NULL AND NOT EXISTS (${inForce})
  ), named AS (SELECT o.*, ${taxpayerOf('o.issued_on')} AS taxpayer FROM asked o),
  sold AS (SELECT named.*, CASE WHEN taxpayer IS NULL THEN 'commercial' ELSE 'vat' END AS kind FROM named),
  ${counted} ${issued(buyerOfOrder, turnOf('count(*)'))}`;

const issueVat = prepared`
  WITH sold AS (SELECT o.*, ${soldAtSql} AS sold_at, $2::date AS issued_on, 'vat' AS kind FROM orders o WHERE o.id = $1), ${counted}
  ${issued('$3::jsonb', turnOf('coalesce(max(turn), 0)'))}`;

const creditedVat = <Cents extends string>(cents: Cents) =>
  `CASE WHEN vat_cents = 0 THEN 0 ELSE ${vatIn(cents)} END` as const;

/**
 * Credits the order's latest invoice up to `$2` cents in all. What the lines `$4` (`$5` cents) do not add up to is a line of the kind
 * `$6`. VAT and riel are the differences of what is credited afterwards and before, so that they add up to those of the invoice.
 */
const credit = prepared`
  WITH latest AS (
    SELECT i.*, coalesce((SELECT sum(c.total_cents) FROM invoices c WHERE c.credits_id = i.id), 0)::int AS before
    FROM invoices i WHERE i.order_id = $1 AND i.kind <> 'credit_note' ORDER BY i.id DESC LIMIT 1
  ), sold AS (
    SELECT latest.*, $3::date AS credited_on, $2::int AS after, ${creditedVat('before')} AS vat_before,
      ${creditedVat('$2::int')} AS vat_after
    FROM latest WHERE $2::int > before
  ), counted AS (
    INSERT INTO invoice_counters AS c (kind, year, last) SELECT 'credit_note', extract(year FROM credited_on), 1 FROM sold
    ON CONFLICT (kind, year) DO UPDATE SET last = c.last + 1 RETURNING year, last
  )
  INSERT INTO invoices (${columns}, credits_id)
  SELECT 'credit_note', counted.year, counted.last, order_id, credited_on, paid_on, seller, buyer,
    $4::jsonb || ${amountLine('$6::text', '(after - before - $5::int)')}, after - before - (vat_after - vat_before),
    vat_after - vat_before, after - before, riel_rate, rate_day,
    ${rielOf('vat_after', 'riel_rate')} - ${rielOf('vat_before', 'riel_rate')},
    ${rielOf('after', 'riel_rate')} - ${rielOf('before', 'riel_rate')}, sold.id
  FROM sold CROSS JOIN counted`;

/** What a credit note says besides what it credits. */
export interface Credit {
  /** The day on which it is issued. */
  day: string;
  lines?: InvoiceLine[];
  /** Of the line that says what the others do not. */
  rest?: 'other' | 'replaced';
}

/** Numbers are taken from counters that stay locked until the transaction ends, so all of these come late in it. */
@Injectable()
export class InvoicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** An order's invoices and credit notes, the oldest first. */
  findOfOrder(orderId: string, db: DataSource | EntityManager = this.dataSource): Promise<Invoice[]> {
    return findOfOrder(db, [orderId]);
  }

  /** Issues the invoices of locked orders that are sold and have none in force, on the days on which they were, or on this day. */
  async issue(tx: EntityManager, orderIds: string[], day: string | null = null): Promise<void> {
    await issueFirst.withNext(tx, [orderIds, day]);
  }

  /** Issues the VAT invoice of a locked order. */
  async issueVat(tx: EntityManager, orderId: string, day: string, buyer: InvoiceBuyer): Promise<void> {
    await issueVat.withNext(tx, [orderId, day, JSON.stringify(buyer)]);
  }

  /** Removes those that need no longer be kept; an invoice after its credit notes. */
  async removeOld(): Promise<void> {
    const isCredited = 'EXISTS (SELECT FROM invoices c WHERE c.credits_id = invoices.id)';
    const where = `issued_on < current_date - interval '11 years' AND NOT ${isCredited}`;
    await removeInBatches(this.dataSource, { table: 'invoices', where });
  }

  /** Credits the latest invoice of a locked order until so many cents of it are credited, if that was not done before. */
  async credit(tx: EntityManager, orderId: string, cents: number, credited: Credit): Promise<void> {
    const { day, lines = [], rest = 'other' } = credited;
    const named = lines.reduce((sum, line) => sum + line.amount_cents, 0);
    await credit.withNext(tx, [orderId, cents, day, JSON.stringify(lines), named, rest]);
  }
}
