import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** Far longer than a browser repeats a checkout. */
const keptFor = '7 days';

export interface ClaimedKey {
  userId: string;
  key: string;
  bodyHash: string;
  orderId: string;
}

const claimKey = prepared`
  INSERT INTO idempotency_keys (user_id, key, body_hash, order_id) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING order_id`;

/** How a key was used before. */
export interface EarlierUse {
  bodyHash: string;
  orderId: string;
  orderNumber: string;
}

const findKey = prepared<EarlierUse>`
  SELECT k.body_hash AS "bodyHash", o.id AS "orderId", o.order_number AS "orderNumber"
  FROM idempotency_keys k JOIN orders o ON o.id = k.order_id WHERE k.user_id = $1 AND k.key = $2`;

@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The earlier use of the key; undefined when this order has claimed it now. Waits for a parallel claim. */
  async claim(
    tx: EntityManager,
    { userId, key, bodyHash, orderId }: ClaimedKey,
  ): Promise<EarlierUse | undefined> {
    const claimed = await claimKey(tx, [userId, key, bodyHash, orderId]);
    if (claimed.length > 0) return undefined;
    const [earlier] = await findKey(tx, [userId, key]);
    return earlier;
  }

  async removeOld(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'idempotency_keys',
      where: `created_at < now() - interval '${keptFor}'`,
    });
  }
}
