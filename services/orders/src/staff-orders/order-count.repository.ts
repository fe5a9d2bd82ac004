import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { isOfStatus } from './searched-status.js';
import { boughtByCustomer, isForPacking, type OrderScope } from '../orders/index.js';

/**
 * Orders from more than five minutes ago are settled: their transactions have ended. The time is cut to milliseconds, since
 * a JavaScript date keeps no more, and it is compared again in the next count.
 */
const countFrom = prepared<{ settled: number; recent: number; until: Date }>`
  WITH border AS (SELECT date_trunc('milliseconds', now() - interval '5 minutes') AS until)
  SELECT count(id) FILTER (WHERE created_at < until)::int AS settled,
    count(id) FILTER (WHERE created_at >= until)::int AS recent, until
  FROM border LEFT JOIN orders ON created_at >= $1 GROUP BY until`;

/** A tab says no more than that there are many. */
const most = 1_000;

const countUpToMost = <Condition extends string>(condition: Condition) =>
  `(SELECT count(*)::int FROM (SELECT FROM orders o WHERE ${condition} LIMIT ${most}) counted)` as const;

const countWith = <Status extends keyof typeof isOfStatus, Name extends string, Whom extends string>(
  status: Status,
  name: Name,
  ofWhom: Whom,
) => `${countUpToMost(`${isOfStatus[status]} AND ${ofWhom}` as const)} AS ${name}` as const;

/** One count for each status that staff look at, and one for all; no count reads further than `most`. */
const countsByStatus = <Whom extends string>(ofWhom: Whom) =>
  `SELECT ${countWith('pending', 'pending', ofWhom)}, ${countWith('to-call', 'to_call', ofWhom)},
     ${countWith('paid', 'paid', ofWhom)}, ${countWith('shipped', 'shipped', ofWhom)},
     ${countWith('delivered', 'delivered', ofWhom)}, ${countUpToMost(ofWhom)} AS "all", ${most} AS most` as const;

const countOfAll = prepared<StatusCounts>`${countsByStatus('true')}`;
const countOfPacked = prepared<StatusCounts>`${countsByStatus(isForPacking)}`;
const countOfCustomers = prepared<StatusCounts>`${countsByStatus(boughtByCustomer)}`;
const countOfSeller = prepared<StatusCounts>`${countsByStatus(
  'EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND i.seller_id = $1)',
)}`;

const countOfStaff = prepared<{ orders: number }>`
  SELECT count(*)::int AS orders FROM orders WHERE user_id IN (SELECT user_id FROM known_staff)`;

/** How many orders are in a status; `most` is counted no further. */
export interface StatusCounts {
  pending: number;
  to_call: number;
  paid: number;
  shipped: number;
  delivered: number;
  all: number;
  most: number;
}

/** Counts all orders. As they are never deleted, settled ones are counted once, and later counts look at newer ones only. */
@Injectable()
export class OrderCountRepository {
  private counted = { orders: 0, until: new Date(0) };

  constructor(private readonly dataSource: DataSource) {}

  /** How many orders within the scope are in each status. */
  async byStatus({ sellerId, forPacking, ofCustomers }: OrderScope): Promise<StatusCounts> {
    const [counts] = sellerId
      ? await countOfSeller(this.dataSource, [sellerId])
      : forPacking
        ? await countOfPacked(this.dataSource, [])
        : await (ofCustomers ? countOfCustomers : countOfAll)(this.dataSource, []);
    return counts!;
  }

  /** All but the few that staff bought. */
  async allOfCustomers(): Promise<number> {
    const [all, [staff]] = await Promise.all([this.all(), countOfStaff(this.dataSource, [])]);
    return all - staff!.orders;
  }

  async all(): Promise<number> {
    const { orders, until } = this.counted;
    const [found] = await countFrom(this.dataSource, [until]);
    const { settled, recent, until: next } = found!;
    // Two counts at the same time may overwrite each other, which is fine: both are correct.
    this.counted = { orders: orders + settled, until: next };
    return orders + settled + recent;
  }
}
