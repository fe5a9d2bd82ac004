import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { CashUse } from './cash-settings.js';

/** By the index `orders_by_cash_of_user`. What is handed over is no longer up to the shopper, though its cash may be on its way. */
const countUse = prepared<CashUse>`
  SELECT count(*) FILTER (WHERE status IN ('pending', 'shipped'))::int AS open,
    count(*) FILTER (WHERE refused_at IS NOT NULL)::int AS refused
  FROM orders WHERE user_id = $1 AND payment_method = 'cod' AND (payment_status = 'pending' OR refused_at IS NOT NULL)`;

const findReturn = prepared<{ id: number }>`
  SELECT id FROM order_returns WHERE order_id = $1 AND state NOT IN ('refused', 'withdrawn') LIMIT 1`;

@Injectable()
export class CashUseRepository {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: string, db: DataSource | EntityManager = this.dataSource): Promise<CashUse> {
    const [use] = await countUse(db, [userId]);
    return use!;
  }

  /** Whether the buyer of a locked order is sending something of it back. */
  async isSentBack(tx: EntityManager, orderId: string): Promise<boolean> {
    return (await findReturn(tx, [orderId])).length > 0;
  }
}
