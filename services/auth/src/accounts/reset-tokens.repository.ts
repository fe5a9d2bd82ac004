import { Injectable } from '@nestjs/common';
import { removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';

/** The mailed links to set a new password, stored by the hash of their tokens. */
@Injectable()
export class ResetTokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(tx: EntityManager, userId: string, hash: string, expiresAt: Date): Promise<void> {
    await tx.query('INSERT INTO reset_tokens (token_hash, user_id, expires_at) VALUES ($1, $2, $3)', [
      hash,
      userId,
      expiresAt,
    ]);
  }

  /** Whether this link still works. */
  async isValid(hashes: string[]): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT 1 FROM reset_tokens WHERE token_hash = ANY ($1::text[]) AND expires_at > now()',
      [hashes],
    );
    return rows.length > 0;
  }

  /** Deletes the link; answers its user, or undefined when it no longer works. */
  async use(tx: EntityManager, hashes: string[]): Promise<string | undefined> {
    const [[used]]: [{ userId: string }[], number] = await tx.query(
      'DELETE FROM reset_tokens WHERE token_hash = ANY ($1::text[]) AND expires_at > now() RETURNING user_id AS "userId"',
      [hashes],
    );
    return used?.userId;
  }

  async removeAllOf(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM reset_tokens WHERE user_id = $1', [userId]);
  }

  async removeExpired(): Promise<void> {
    await removeInBatches(this.dataSource, { table: 'reset_tokens', where: 'expires_at < now()' });
  }
}
