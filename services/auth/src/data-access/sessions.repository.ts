import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../domain/user.js';
import { Secrets } from '../security/secrets.js';

export const sessionSeconds = 7 * 24 * 60 * 60;

export type SessionUser = Pick<User, 'id' | 'email' | 'name' | 'role' | 'isVerified'>;

/** Sessions by the hash of their token: the token itself is only in the browser's cookie. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** Starts a session; answers its token. */
  async start(userId: string, tx: EntityManager): Promise<string> {
    const token = this.secrets.newToken();
    await tx.query(
      `INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + $3 * interval '1 second')`,
      [this.secrets.hash(token), userId, sessionSeconds],
    );
    return token;
  }

  /** Starts a session if the password is still the one that was checked; undefined when it was changed meanwhile. */
  async startWithPassword(userId: string, passwordHash: string): Promise<string | undefined> {
    const token = this.secrets.newToken();
    const started: unknown[] = await this.dataSource.query(
      `INSERT INTO sessions (token_hash, user_id, expires_at)
       SELECT $1, id, now() + $4 * interval '1 second' FROM users WHERE id = $2 AND password_hash = $3
       RETURNING user_id`,
      [this.secrets.hash(token), userId, passwordHash, sessionSeconds],
    );
    return started.length > 0 ? token : undefined;
  }

  /** Whose session this is; undefined when it has ended. */
  async findUser(token: string): Promise<SessionUser | undefined> {
    const [user] = await this.dataSource.query(
      `SELECT u.id, u.email, u.name, u.role, u.is_verified AS "isVerified"
       FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1 AND s.expires_at > now()`,
      [this.secrets.hash(token)],
    );
    return user;
  }

  async end(token: string): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE token_hash = $1', [this.secrets.hash(token)]);
  }

  async endAllOf(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM sessions WHERE expires_at < now()');
    await this.dataSource.query('DELETE FROM reset_tokens WHERE expires_at < now()');
    await this.dataSource.query('DELETE FROM limits WHERE expire < $1', [Date.now()]);
  }
}
