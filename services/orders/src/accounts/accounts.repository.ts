import { Injectable } from '@nestjs/common';
import { planned } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { boughtByCustomer, dayOf, type OrderScope, soldAtSql } from '../orders/index.js';
import type { AccountRow } from './account-row.js';
import { momentsOf, type Days } from './period.js';

/** What a total in dollars is in riel; as `inRiel`. */
const riel = 'floor(o.total_cents * o.riel_rate / 10000 + 0.5)::float8 * 100';
const isInRiel = `o.pay_currency = 'KHR' AND o.riel_rate IS NOT NULL`;

/** At the door, or by a transfer in its place. */
const isCollected = 'o.handed_over_at IS NOT NULL OR o.collected_cents IS NOT NULL';

const isWanted = `(NOT $3::boolean OR ${boughtByCustomer})` as const;

const sales = `
  SELECT ${dayOf(soldAtSql)} AS day, o.payment_method AS method, o.pay_currency AS currency, 1 AS orders,
    o.subtotal_cents + o.discount_cents AS goods, o.discount_cents AS discount, o.shipping_cents AS delivery,
    o.tax_cents AS tax, 0 AS refunded,
    CASE WHEN ${isCollected} THEN coalesce(o.collected_cents, 0) WHEN ${isInRiel} THEN 0 ELSE o.total_cents END AS received,
    CASE WHEN ${isCollected} THEN coalesce(o.collected_khr, 0) WHEN ${isInRiel} THEN ${riel} ELSE 0 END AS received_khr,
    0 AS refunded_khr, CASE WHEN o.paid_at IS NULL THEN o.total_cents ELSE 0 END AS with_couriers
  FROM orders o WHERE ${soldAtSql} >= $1 AND ${soldAtSql} < $2 AND ${isWanted}` as const;

/** The share of a refund in riel, as the ledger has it: rounded, and the last one takes the rest. */
const share = <Cents extends string>(cents: Cents) =>
  `floor(${cents} * ${riel} / o.total_cents + 0.5)` as const;

/** Each was given back on its own day, whenever its order was sold. A refund without an amount is older than parts, so it is of all. */
const refunds = `
  SELECT ${dayOf('e.at')}, o.payment_method, o.pay_currency, 0, 0, 0, 0, 0, coalesce(e.amount_cents, o.total_cents), 0, 0,
    CASE WHEN NOT (${isInRiel}) OR o.total_cents = 0 THEN 0 WHEN e.type = 'partly_refunded' THEN ${share('e.amount_cents')}
      ELSE ${riel} - coalesce((SELECT sum(${share('p.amount_cents')}) FROM order_events p
        WHERE p.order_id = o.id AND p.type = 'partly_refunded'), 0) END, 0
  FROM order_events e JOIN orders o ON o.id = e.order_id
  WHERE e.type IN ('refunded', 'partly_refunded') AND e.at >= $1 AND e.at < $2 AND ${isWanted}` as const;

const sum = <Column extends string>(column: Column) => `sum(${column})::float8` as const;

const find = planned<AccountRow>`
  SELECT day::text AS day, method, currency, sum(orders)::int AS orders, ${sum('goods')} AS "goodsCents",
    ${sum('discount')} AS "discountCents", ${sum('delivery')} AS "deliveryCents", ${sum('tax')} AS "taxCents",
    ${sum('refunded')} AS "refundedCents", ${sum('received')} AS "receivedCents", ${sum('received_khr')} AS "receivedKhr",
    ${sum('refunded_khr')} AS "refundedKhr", ${sum('with_couriers')} AS "withCouriersCents"
  FROM (${sales} UNION ALL ${refunds}) AS moved GROUP BY moved.day, method, currency ORDER BY moved.day, method, currency DESC`;

const findInvoiced = planned<{ cents: number }>`
  SELECT coalesce(sum(CASE WHEN i.kind = 'credit_note' THEN -i.total_cents ELSE i.total_cents END), 0)::float8 AS cents
  FROM invoices i JOIN orders o ON o.id = i.order_id WHERE i.issued_on >= $1::date AND i.issued_on < $2::date AND ${isWanted}`;

/** What was sold and given back, by days and ways to pay. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Only of days and ways to pay by which something moved. */
  async find(days: Days, { ofCustomers = false }: OrderScope): Promise<AccountRow[]> {
    const { begin, end } = momentsOf(days);
    return find(this.dataSource, [begin, end, ofCustomers]);
  }

  /** What the invoices of these days come to, without what credit notes of these days take off. */
  async invoicedCents({ from, until }: Days, { ofCustomers = false }: OrderScope): Promise<number> {
    const [row] = await findInvoiced(this.dataSource, [from, until, ofCustomers]);
    return row!.cents;
  }
}
