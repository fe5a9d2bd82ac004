import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

/**
 * An order that was placed more than five minutes ago has been committed, or never will be. To the millisecond, which is
 * all that comes back from here.
 */
const countFrom = prepared<{ settled: number; recent: number; until: Date }>(
  `WITH border AS (SELECT date_trunc('milliseconds', now() - interval '5 minutes') AS until)
   SELECT count(id) FILTER (WHERE created_at < until)::int AS settled,
     count(id) FILTER (WHERE created_at >= until)::int AS recent, until
   FROM border LEFT JOIN orders ON created_at >= $1 GROUP BY until`,
);

/** How many orders there are. They are never deleted, so what was counted once stays counted: only newer ones are looked at. */
@Injectable()
export class OrderCountRepository {
  private counted = { orders: 0, until: new Date(0) };

  constructor(private readonly dataSource: DataSource) {}

  async all(): Promise<number> {
    const { orders, until } = this.counted;
    const [found] = await countFrom(this.dataSource, [until]);
    const { settled, recent, until: next } = found!;
    // Of two that count at once the later one's word stays; both are true.
    this.counted = { orders: orders + settled, until: next };
    return orders + settled + recent;
  }
}
