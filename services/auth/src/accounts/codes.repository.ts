import { Injectable } from '@nestjs/common';
import { countedAs, type Network, prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

export const codeMinutes = 15;
/**
 * From one narrow network (a wide one has its shares of them), and from all together: whoever tries in the owner's place must not
 * use up all of the owner's tries.
 */
const triesPerNetwork = 5;
const triesPerCode = 30;

export interface Code {
  hash: string;
  isDead: boolean;
  isExpired: boolean;
  /** Seconds since it was mailed. */
  age: number;
}

const lock = prepared<Code>`
  SELECT code_hash AS hash,
    tries >= ${triesPerCode} OR EXISTS (
      SELECT FROM unnest($2::text[], $3::int[]) AS network (name, most) WHERE (tries_from ->> name)::int >= most
    ) AS "isDead", expires_at <= now() AS "isExpired",
    extract(epoch FROM now() - sent_at)::float AS age
  FROM verification_codes WHERE user_id = $1 FOR UPDATE`;

const set = prepared`
  INSERT INTO verification_codes (user_id, code_hash, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0,
    tries_from = '{}', sent_at = now()`;

const countTry = prepared`
  UPDATE verification_codes SET tries = tries + 1,
    tries_from = tries_from || (
      SELECT jsonb_object_agg(name, coalesce((tries_from ->> name)::int, 0) + 1) FROM unnest($2::text[]) AS name
    )
  WHERE user_id = $1`;

const remove = prepared`DELETE FROM verification_codes WHERE user_id = $1`;

/** The one verification code that a user may have. */
@Injectable()
export class CodesRepository {
  /** Replaces the user's code. */
  async set(tx: EntityManager, userId: string, hash: string, expiresAt: Date): Promise<void> {
    await set(tx, [userId, hash, expiresAt]);
  }

  /** The user's code as it is for callers from this network, its row locked until the transaction ends. */
  async lock(tx: EntityManager, userId: string, network?: Network): Promise<Code | undefined> {
    const counted = network ? countedAs(network) : [];
    const [code] = await lock(tx, [
      userId,
      counted.map(({ name }) => name),
      counted.map(({ shares }) => shares * triesPerNetwork),
    ]);
    return code;
  }

  async countTry(tx: EntityManager, userId: string, network: Network): Promise<void> {
    await countTry(tx, [userId, countedAs(network).map(({ name }) => name)]);
  }

  async remove(tx: EntityManager, userId: string): Promise<void> {
    await remove(tx, [userId]);
  }
}
