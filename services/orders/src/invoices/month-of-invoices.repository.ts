import { Injectable } from '@nestjs/common';
import { planned } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { boughtByCustomer, type OrderScope } from '../orders/index.js';
import type { Invoice } from './invoice.js';

type Amounts = Pick<Invoice, 'netCents' | 'vatCents' | 'totalCents' | 'vatKhr' | 'totalKhr'>;

/** An invoice or a credit note in the list of a month; what a credit note takes off is negative. */
export type ListedInvoice = Omit<Invoice, 'id' | 'paidOn' | 'seller' | 'lines'>;

/** How many there are, and what they come to together. */
export interface MonthSums extends Amounts {
  count: number;
  /** In riel, of those with a rate. */
  netKhr: number;
  vatKhr: number;
  totalKhr: number;
}

/** An amount of an invoice `i`, which a credit note takes off. */
const signed = <Column extends string>(column: Column) =>
  `(CASE WHEN i.kind = 'credit_note' THEN -i.${column} ELSE i.${column} END)` as const;

const sumOf = <Column extends string>(column: Column) =>
  `coalesce(sum(${signed(column)}), 0)::float8` as const;

const ofMonth = `invoices i JOIN orders o ON o.id = i.order_id
  WHERE i.issued_on >= $1::date AND i.issued_on < $1::date + interval '1 month' AND (NOT $2::boolean OR ${boughtByCustomer})` as const;

const columns = `i.number, i.kind, i.order_id AS "orderId", o.order_number AS "orderNumber",
  (SELECT original.number FROM invoices original WHERE original.id = i.credits_id) AS credits,
  i.issued_on::text AS "issuedOn", i.buyer, ${signed('net_cents')} AS "netCents", ${signed('vat_cents')} AS "vatCents",
  ${signed('total_cents')} AS "totalCents", i.riel_rate AS "rielRate", i.rate_day::text AS "rateDay",
  ${signed('vat_khr')}::float8 AS "vatKhr", ${signed('total_khr')}::float8 AS "totalKhr"` as const;

const findNewest = planned<ListedInvoice>`
  SELECT ${columns} FROM ${ofMonth} ORDER BY i.issued_on DESC, i.id DESC LIMIT $3 OFFSET $4`;

const findAll = planned<ListedInvoice>`SELECT ${columns} FROM ${ofMonth} ORDER BY i.issued_on, i.id LIMIT $3`;

const sum = planned<MonthSums>`
  SELECT count(*)::int AS count, ${sumOf('net_cents')} AS "netCents", ${sumOf('vat_cents')} AS "vatCents",
    ${sumOf('total_cents')} AS "totalCents", ${sumOf('total_khr')} - ${sumOf('vat_khr')} AS "netKhr",
    ${sumOf('vat_khr')} AS "vatKhr", ${sumOf('total_khr')} AS "totalKhr"
  FROM ${ofMonth}`;

/** What was issued in a month of Phnom Penh, such as `2026-01`. */
@Injectable()
export class MonthOfInvoicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  findPage(month: string, scope: OrderScope, page: number, limit: number): Promise<ListedInvoice[]> {
    return findNewest(this.dataSource, [...wanted(month, scope), limit, (page - 1) * limit]);
  }

  async sums(month: string, scope: OrderScope): Promise<MonthSums> {
    return (await sum(this.dataSource, wanted(month, scope)))[0]!;
  }

  /** In the order in which they were issued, at most so many. */
  findAll(month: string, most: number): Promise<ListedInvoice[]> {
    return findAll(this.dataSource, [...wanted(month, {}), most]);
  }
}

const wanted = (month: string, { ofCustomers = false }: OrderScope) => [`${month}-01`, ofCustomers];
