import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { HourlyLimits, ReachedLimit } from './hourly-limits.js';

/** Stands for no limit. */
const unlimited = 2_147_483_647;

const findReached = prepared<ReachedLimit>`
  (SELECT 'account' AS whose, created_at + interval '1 hour' AS "freeAt" FROM orders
   WHERE user_id = $1 AND created_at > now() - interval '1 hour' ORDER BY created_at DESC OFFSET $2 - 1 LIMIT 1)
  UNION ALL
  (SELECT 'network', placed_at + interval '1 hour' FROM network_orders
   WHERE wide_network = $3 AND placed_at > now() - interval '1 hour' ORDER BY placed_at DESC OFFSET $4 - 1 LIMIT 1)`;

const addOrder = prepared`INSERT INTO network_orders (wide_network) VALUES ($1)`;

/** Orders of the last hour, whatever has become of them. Those of a network name nobody, and are forgotten after it. */
@Injectable()
export class HourlyOrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The limit that this shopper or this wide network has reached, if any. */
  async reached(
    tx: EntityManager,
    userId: string,
    wideNetwork: string,
    { account, network }: HourlyLimits,
  ): Promise<ReachedLimit | undefined> {
    const [first] = await findReached(tx, [userId, account || unlimited, wideNetwork, network || unlimited]);
    return first;
  }

  /** Counts an order for its network, with the commit. */
  add(tx: EntityManager, wideNetwork: string): Promise<void> {
    return addOrder.withNext(tx, [wideNetwork]);
  }

  async removeOld(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'network_orders',
      where: `placed_at < now() - interval '1 hour'`,
    });
  }
}
