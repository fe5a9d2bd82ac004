import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

/**
 * Orders from more than five minutes ago are settled: their transactions have ended. The time is cut to milliseconds, since
 * a JavaScript date keeps no more, and it is compared again in the next count.
 */
const countFrom = prepared<{ settled: number; recent: number; until: Date }>(
  `WITH border AS (SELECT date_trunc('milliseconds', now() - interval '5 minutes') AS until)
   SELECT count(id) FILTER (WHERE created_at < until)::int AS settled,
     count(id) FILTER (WHERE created_at >= until)::int AS recent, until
   FROM border LEFT JOIN orders ON created_at >= $1 GROUP BY until`,
);

/** Counts all orders. As they are never deleted, settled ones are counted once, and later counts look at newer ones only. */
@Injectable()
export class OrderCountRepository {
  private counted = { orders: 0, until: new Date(0) };

  constructor(private readonly dataSource: DataSource) {}

  async all(): Promise<number> {
    const { orders, until } = this.counted;
    const [found] = await countFrom(this.dataSource, [until]);
    const { settled, recent, until: next } = found!;
    // Two counts at the same time may overwrite each other, which is fine: both are correct.
    this.counted = { orders: orders + settled, until: next };
    return orders + settled + recent;
  }
}
