import { Injectable } from '@nestjs/common';
import { type Network, prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { AllHolds, Holds } from './holds.js';

/** One row, also where there is no order; `place` is its place among the rows. */
const holdsWhere = <Place extends number, Condition extends string>(place: Place, condition: Condition) =>
  `
  SELECT ${place} AS place, count(*) FILTER (WHERE status = 'pending')::int AS orders,
    coalesce(sum(pieces) FILTER (WHERE status = 'pending'), 0)::int AS pieces,
    count(abandoned_at)::int AS abandoned,
    min(pay_until) FILTER (WHERE status = 'pending' AND confirmed_at IS NULL) AS "freeAt"
  FROM orders WHERE ${condition} AND (status = 'pending' OR abandoned_at > now() - interval '24 hours')` as const;

const countHolds = prepared<Holds & { place: number }>`
  ${holdsWhere(1, 'user_id = $1')} UNION ALL ${holdsWhere(2, 'client_network = $2')}
  UNION ALL ${holdsWhere(3, 'client_wide_network = $3')} ORDER BY place`;

const findGivenUp = prepared<GivenUp>`
  SELECT i.product_id AS "productId", coalesce(sum(i.quantity) FILTER (WHERE o.status = 'pending'), 0)::int AS held
  FROM orders o JOIN order_items i ON i.order_id = o.id
  WHERE o.user_id = $1 AND (o.status = 'pending' OR o.abandoned_at > now() - interval '24 hours')
    AND i.product_id = ANY ($2::int[])
  GROUP BY i.product_id HAVING count(o.abandoned_at) > 0`;

const lockShopper = prepared`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`;

const forgetNetworks = prepared`
  UPDATE orders SET client_network = NULL, client_wide_network = NULL
  WHERE status = 'cancelled' AND client_network IS NOT NULL
    AND created_at BETWEEN now() - interval '32 days' AND now() - interval '2 days'`;

/** A product of which a shopper has given up an order within a day, and how many pieces of it their unpaid orders hold now. */
export interface GivenUp {
  productId: number;
  held: number;
}

@Injectable()
export class HoldsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes parallel checkouts of one shopper wait for each other, so that what is counted stays true. */
  async lock(tx: EntityManager, userId: string): Promise<void> {
    await lockShopper(tx, [userId]);
  }

  /** What this shopper holds, and what all shoppers of this network hold together. */
  async count(tx: EntityManager, userId: string, { narrow, wide }: Network): Promise<AllHolds> {
    const [shopper, ofNarrow, ofWide] = await countHolds(tx, [userId, narrow, wide]);
    return [shopper!, ofNarrow!, ofWide!];
  }

  /** Those of these products of which the shopper has given up, or let run out, an order within a day. */
  givenUp(tx: EntityManager, userId: string, productIds: number[]): Promise<GivenUp[]> {
    return findGivenUp(tx, [userId, productIds]);
  }

  /** Deletes where cancelled orders were placed from, once that no longer counts. Looks a month back, so that a run reads little. */
  async forgetNetworks(): Promise<void> {
    await forgetNetworks(this.dataSource, []);
  }
}
