import { Injectable } from '@nestjs/common';
import { planned } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { boughtByCustomer, dayOf, soldAtSql } from '../orders/index.js';

/** A customer who bought a product and kept it, all orders of it together. */
export interface Buyer {
  name: string;
  email: string;
  phone: string;
  orders: number;
  pieces: number;
  spentCents: number;
  /** Days of Phnom Penh. */
  firstDay: string;
  lastDay: string;
  /** Since when they agree to be written to about offers; null where they do not. */
  newsDay: string | null;
}

/** The facts of a person are those of the last order; deleted accounts have none. */
const find = planned<Buyer>`
  SELECT (array_agg(o.customer_name ORDER BY o.created_at DESC))[1] AS name,
    (array_agg(o.account_email ORDER BY o.created_at DESC))[1] AS email,
    (array_agg(o.phone_number ORDER BY o.created_at DESC))[1] AS phone,
    count(DISTINCT o.id)::int AS orders, sum(i.quantity - i.refunded_quantity)::int AS pieces,
    sum(round(i.price_cents * (i.quantity - i.refunded_quantity)
      - i.discount_cents * (i.quantity - i.refunded_quantity)::numeric / i.quantity))::float8 AS "spentCents",
    ${dayOf(`min(${soldAtSql})`)}::text AS "firstDay", ${dayOf(`max(${soldAtSql})`)}::text AS "lastDay",
    ${dayOf('max(n.agreed_at)')}::text AS "newsDay"
  FROM order_items i JOIN orders o ON o.id = i.order_id LEFT JOIN known_news n ON n.user_id = o.user_id
  WHERE i.product_id = $1 AND ${soldAtSql} >= coalesce($2::timestamptz, '-infinity') AND ${soldAtSql} < coalesce($3::timestamptz, 'infinity')
    AND i.quantity > i.refunded_quantity AND o.status <> 'refunded' AND o.account_email <> '' AND ${boughtByCustomer}
  GROUP BY o.user_id ORDER BY max(${soldAtSql}) DESC, o.user_id LIMIT $4`;

@Injectable()
export class BuyersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Who bought it last comes first. */
  find(productId: number, sold: { from?: Date; until?: Date }, most: number): Promise<Buyer[]> {
    return find(this.dataSource, [productId, sold.from ?? null, sold.until ?? null, most]);
  }
}
