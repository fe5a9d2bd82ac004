import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

const isUnconfirmed =
  `payment_method = 'cod' AND status = 'pending' AND confirmed_at IS NULL AND pay_until <= now()` as const;

const isAny = prepared<{
  found: boolean;
}>`SELECT EXISTS (SELECT FROM orders WHERE ${isUnconfirmed}) AS found`;

const lockSome = prepared<{ id: string }>`
  SELECT id FROM orders WHERE ${isUnconfirmed} ORDER BY pay_until LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Orders to be paid at the door whose shoppers were not reached by phone in time. */
@Injectable()
export class UnconfirmedOrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  async isAny(): Promise<boolean> {
    const [row] = await isAny(this.dataSource, []);
    return row!.found;
  }

  /** Locks up to `limit` of them, without those that others have locked; answers their ids. */
  async lockSome(tx: EntityManager, limit: number): Promise<string[]> {
    return (await lockSome(tx, [limit])).map(({ id }) => id);
  }
}
