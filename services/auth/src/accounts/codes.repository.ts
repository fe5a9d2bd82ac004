import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export const codeMinutes = 15;
/** From one network, and from all together: whoever tries in the owner's place must not use up all of the owner's tries. */
const triesPerNetwork = 5;
const triesPerCode = 30;

export interface Code {
  hash: string;
  isDead: boolean;
  isExpired: boolean;
  /** Seconds since it was mailed. */
  age: number;
}

const columns = `code_hash AS hash,
  tries >= ${triesPerCode} OR coalesce((tries_from ->> $2)::int, 0) >= ${triesPerNetwork} AS "isDead", expires_at <= now() AS "isExpired",
  extract(epoch FROM now() - sent_at)::float AS age`;

/** The one verification code that a user may have. */
@Injectable()
export class CodesRepository {
  /** Replaces the user's code. */
  async set(tx: EntityManager, userId: string, hash: string, expiresAt: Date): Promise<void> {
    await tx.query(
      `INSERT INTO verification_codes (user_id, code_hash, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, tries_from = '{}', sent_at = now()`,
      [userId, hash, expiresAt],
    );
  }

  /** The user's code as it is for callers from this network, its row locked until the transaction ends. */
  async lock(tx: EntityManager, userId: string, network = ''): Promise<Code | undefined> {
    const [code] = await tx.query(`SELECT ${columns} FROM verification_codes WHERE user_id = $1 FOR UPDATE`, [
      userId,
      network,
    ]);
    return code;
  }

  async countTry(tx: EntityManager, userId: string, network: string): Promise<void> {
    await tx.query(
      `UPDATE verification_codes SET tries = tries + 1,
         tries_from = tries_from || jsonb_build_object($2::text, coalesce((tries_from ->> $2)::int, 0) + 1)
       WHERE user_id = $1`,
      [userId, network],
    );
  }

  async remove(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM verification_codes WHERE user_id = $1', [userId]);
  }
}
