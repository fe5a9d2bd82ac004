import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

export interface ClaimedKey {
  userId: string;
  key: string;
  bodyHash: string;
  orderId: string;
}

const claimKey = prepared(
  `INSERT INTO idempotency_keys (user_id, key, body_hash, order_id) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING order_id`,
);

const findKey = prepared<Pick<ClaimedKey, 'bodyHash' | 'orderId'>>(
  'SELECT body_hash AS "bodyHash", order_id AS "orderId" FROM idempotency_keys WHERE user_id = $1 AND key = $2',
);

@Injectable()
export class IdempotencyKeysRepository {
  /** The earlier use of the key; undefined when this order has claimed it now. Waits for a parallel claim. */
  async claim(
    tx: EntityManager,
    { userId, key, bodyHash, orderId }: ClaimedKey,
  ): Promise<Pick<ClaimedKey, 'bodyHash' | 'orderId'> | undefined> {
    const claimed = await claimKey(tx, [userId, key, bodyHash, orderId]);
    if (claimed.length > 0) return undefined;
    const [earlier] = await findKey(tx, [userId, key]);
    return earlier;
  }
}
