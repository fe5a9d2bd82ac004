import { Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

const add = prepared`INSERT INTO reset_tokens (token_hash, user_id, expires_at) VALUES ($1, $2, $3)`;

const findValid = prepared`
  SELECT FROM reset_tokens WHERE token_hash = ANY ($1::text[]) AND expires_at > now()`;

const use = prepared<{ userId: string }>`
  DELETE FROM reset_tokens WHERE token_hash = ANY ($1::text[]) AND expires_at > now() RETURNING user_id AS "userId"`;

const removeAllOf = prepared`DELETE FROM reset_tokens WHERE user_id = $1`;

/** The mailed links to set a new password, stored by the hash of their tokens. */
@Injectable()
export class ResetTokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(tx: EntityManager, userId: string, hash: string, expiresAt: Date): Promise<void> {
    await add(tx, [hash, userId, expiresAt]);
  }

  /** Whether this link still works. */
  async isValid(hashes: string[]): Promise<boolean> {
    const rows = await findValid(this.dataSource, [hashes]);
    return rows.length > 0;
  }

  /** Deletes the link; answers its user, or undefined when it no longer works. */
  async use(tx: EntityManager, hashes: string[]): Promise<string | undefined> {
    const [used] = await use(tx, [hashes]);
    return used?.userId;
  }

  async removeAllOf(tx: EntityManager, userId: string): Promise<void> {
    await removeAllOf(tx, [userId]);
  }

  async removeExpired(): Promise<void> {
    await removeInBatches(this.dataSource, { table: 'reset_tokens', where: 'expires_at < now()' });
  }
}
