import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Holds } from './holds.js';

/** One row, also where there is no order; `place` is its place among the rows. */
const holdsWhere = (place: number, condition: string) => `
  SELECT ${place} AS place, count(*) FILTER (WHERE status = 'pending')::int AS orders,
    coalesce(sum(pieces) FILTER (WHERE status = 'pending'), 0)::int AS pieces,
    count(abandoned_at)::int AS abandoned,
    min(pay_until) FILTER (WHERE status = 'pending') AS "freeAt"
  FROM orders WHERE ${condition} AND (status = 'pending' OR abandoned_at > now() - interval '24 hours')`;

const countHolds = prepared<Holds>(
  `${holdsWhere(1, 'user_id = $1')} UNION ALL ${holdsWhere(2, 'client_network = $2')} ORDER BY place`,
);

const lockShopper = prepared('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))');

@Injectable()
export class HoldsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes parallel checkouts of one shopper wait for each other, so that what is counted stays true. */
  async lock(tx: EntityManager, userId: string): Promise<void> {
    await lockShopper(tx, [userId]);
  }

  /** What this shopper holds, and what all shoppers of this network hold together. */
  async count(tx: EntityManager, userId: string, network: string): Promise<[shopper: Holds, network: Holds]> {
    const [ofShopper, ofNetwork] = await countHolds(tx, [userId, network]);
    return [ofShopper!, ofNetwork!];
  }

  /** Deletes where cancelled orders were placed from, once that no longer counts. Looks a month back, so that a run reads little. */
  async forgetNetworks(): Promise<void> {
    await this.dataSource.query(
      `UPDATE orders SET client_network = NULL
       WHERE status = 'cancelled' AND client_network IS NOT NULL
         AND created_at BETWEEN now() - interval '32 days' AND now() - interval '2 days'`,
    );
  }
}
