import { Inject, Injectable } from '@nestjs/common';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { Secrets } from '../security/index.js';
import type { User } from '../users/index.js';
import type { Visitor } from './visitor.js';
import { CONFIG, type AuthConfig } from '../config.js';

/** So many sessions of a user live at once; a new one ends the oldest. */
const maxSessions = 50;

export const sessionSeconds = 7 * 24 * 60 * 60;

export type SessionUser = Pick<
  User,
  'id' | 'email' | 'name' | 'role' | 'isVerified' | 'hasStaffPassword' | 'hasTwoStep'
> & {
  /** When the password was last typed in this session, in Unix seconds; null where it never was. */
  passwordAt: number | null;
};

/** A session as its user sees it. */
export interface Session {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  address: string;
  userAgent: string;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
}

/** Of a session `s` of the user `u`: whether staff have not used it for so many hours. */
const isIdle = <Hours extends string>(hours: Hours) =>
  `(u.role <> 'customer' AND s.last_seen_at < now() - ${hours}::float * interval '1 hour')` as const;

const findSessionUser = prepared<SessionUser>`
  WITH found AS (
    SELECT u.id, u.email, u.name, u.role, u.is_verified AS "isVerified",
      u.has_staff_password AS "hasStaffPassword", u.has_two_step AS "hasTwoStep",
      floor(extract(epoch FROM s.password_confirmed_at))::float8 AS "passwordAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ANY ($1::text[]) AND s.expires_at > now() AND u.blocked_at IS NULL AND NOT ${isIdle('$2')}
  ), seen AS (
    UPDATE sessions SET last_seen_at = now()
    WHERE token_hash = ANY ($1::text[]) AND last_seen_at < now() - interval '1 minute' AND EXISTS (SELECT 1 FROM found)
  )
  SELECT * FROM found`;

const startSession = prepared`
  WITH started AS (
    INSERT INTO sessions (token_hash, user_id, expires_at, address, user_agent, password_confirmed_at)
    SELECT $1, id, now() + $4 * interval '1 second', $5, $6, now() FROM users
    WHERE id = $2 AND password_hash = $3 AND blocked_at IS NULL FOR SHARE
    RETURNING user_id, address, user_agent
  )
  INSERT INTO logins (user_id, address, user_agent, outcome)
  SELECT user_id, address, user_agent, 'success' FROM started RETURNING user_id`;

const endOldest = prepared`
  DELETE FROM sessions WHERE token_hash IN (
    SELECT token_hash FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id OFFSET $2)`;

/** Without a password to compare. */
const writeSession = prepared`
  INSERT INTO sessions (token_hash, user_id, expires_at, address, user_agent, password_confirmed_at)
  VALUES ($1, $2, now() + $3 * interval '1 second', $4, $5, CASE WHEN $6 THEN now() END)`;

const removeTickets = prepared`DELETE FROM login_tickets WHERE user_id = $1`;

const confirmPassword = prepared`
  UPDATE sessions SET password_confirmed_at = now() WHERE token_hash = ANY ($1::text[]) AND user_id = $2 RETURNING id`;

const findAllOf = prepared<Session>`
  SELECT s.id, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.address, s.user_agent AS "userAgent",
    token_hash = ANY ($2::text[]) AS "isCurrent"
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.user_id = $1 AND s.expires_at > now() AND NOT ${isIdle('$3')} ORDER BY s.last_seen_at DESC, s.id`;

const end = prepared<{ userId: string }>`
  DELETE FROM sessions WHERE token_hash = ANY ($1::text[]) RETURNING user_id AS "userId"`;

const endOne = prepared<Pick<Session, 'address' | 'userAgent'>>`
  DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING address, user_agent AS "userAgent"`;

const endOthers = prepared`
  DELETE FROM sessions WHERE user_id = $1 AND token_hash <> ALL ($2::text[]) RETURNING id`;

/** Sessions, stored by the hash of their tokens; the token itself is only in the browser's cookie. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Starts a session; answers its token. `isConfirmed`: the password was typed for it. */
  async start(
    userId: string,
    { address, userAgent }: Visitor,
    tx: EntityManager,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<string> {
    const token = this.secrets.newToken();
    await writeSession(tx, [
      this.secrets.hash(token),
      userId,
      sessionSeconds,
      address,
      userAgent,
      isConfirmed,
    ]);
    await endOldest(tx, [userId, maxSessions]);
    return token;
  }

  /**
   * Starts a session and records the login if the password is still the one that was checked; undefined when it was changed
   * or the user was blocked meanwhile. Locks the user's row, so that a change at the same time either is seen here or ends
   * this session.
   */
  async startWithPassword(
    userId: string,
    passwordHash: string,
    { address, userAgent }: Visitor,
  ): Promise<string | undefined> {
    const token = this.secrets.newToken();
    const started = await startSession(this.dataSource, [
      this.secrets.hash(token),
      userId,
      passwordHash,
      sessionSeconds,
      address,
      userAgent,
    ]);
    if (started.length === 0) return undefined;
    // After the new session is committed, so that of parallel logins the last one sees all sessions.
    await endOldest(this.dataSource, [userId, maxSessions]);
    return token;
  }

  /** The user of this session; undefined when it has ended. Updates once a minute when it was last seen. */
  async findUser(token: string): Promise<SessionUser | undefined> {
    const [user] = await findSessionUser(this.dataSource, [
      this.secrets.hashes(token),
      this.config.STAFF_IDLE_HOURS,
    ]);
    return user;
  }

  /** Notes that this user has just typed the password in this session; false when they have no such session. */
  async confirmPassword(tx: EntityManager, token: string, userId: string): Promise<boolean> {
    const confirmed = await confirmPassword(tx, [this.secrets.hashes(token), userId]);
    return confirmed.length > 0;
  }

  /** A user's valid sessions, the last seen first. `current` is the token of this request. */
  findAllOf(userId: string, current: string | undefined): Promise<Session[]> {
    return findAllOf(this.dataSource, [userId, this.hashesOf(current), this.config.STAFF_IDLE_HOURS]);
  }

  /** Ends the session with this token, if it exists; answers its user. */
  async end(tx: EntityManager, token: string): Promise<string | undefined> {
    const [ended] = await end(tx, [this.secrets.hashes(token)]);
    return ended?.userId;
  }

  /** Ends one session of this user; answers its browser and address, or undefined when they have no such session. */
  async endOne(
    tx: EntityManager,
    userId: string,
    id: string,
  ): Promise<Pick<Session, 'address' | 'userAgent'> | undefined> {
    const [ended] = await endOne(tx, [userId, id]);
    return ended;
  }

  /**
   * Ends all sessions of this user except the one with the token `kept`; answers how many. Deletes the tickets of unfinished
   * logins first: a login that finishes before that has a session by then, which is ended too.
   */
  async endOthers(tx: EntityManager, userId: string, kept: string | undefined): Promise<number> {
    await removeTickets(tx, [userId]);
    const ended = await endOthers(tx, [userId, this.hashesOf(kept)]);
    return ended.length;
  }

  async removeExpired(): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'sessions',
      where: `expires_at < now() OR id IN (
        SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE ${isIdle('$1')})`,
      values: [this.config.STAFF_IDLE_HOURS],
    });
  }

  private hashesOf(token: string | undefined): string[] {
    return token ? this.secrets.hashes(token) : [];
  }
}
