import { notFound } from '@mekong/contracts';
import { newEvent, Outbox } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import { type Identity } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { actOnUser, AuditLogRepository } from '../audit-log/index.js';
import type { User } from '../users/index.js';
import { SessionsRepository } from './sessions.repository.js';
import { browserName } from './browser-name.js';

/**
 * Ends sessions early and publishes user.sessions-ended, by which live streams are ended too. Sessions that staff end go
 * into the audit log.
 */
@Injectable()
export class EndSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly auditLog: AuditLogRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends all sessions of a user except the one with the token `kept`; answers how many. Where there is none it is told too: a chat
   * that a stranger has connected ends with the sessions.
   */
  async all(tx: EntityManager, userId: string, kept?: string): Promise<number> {
    const ended = await this.sessions.endOthers(tx, userId, kept);
    await this.publish(tx, userId, { all: true });
    return ended;
  }

  /** Ends all sessions of a user because of what `caller` does to them, in the same transaction. */
  async ofUser(tx: EntityManager, caller: Identity, user: User): Promise<void> {
    const sessions = await this.all(tx, user.id);
    if (sessions === 0) return;
    await this.auditLog.record(tx, actOnUser(caller, 'user.sessions-ended', user, { before: { sessions } }));
  }

  /** Ends the session with this token, if it still exists. */
  current(token: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const userId = await this.sessions.end(tx, token);
      if (userId) await this.publish(tx, userId);
    });
  }

  /** Ends one of the caller's own sessions. Throws when they have no such session. */
  ownOne(caller: Identity, id: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const ended = await this.sessions.endOne(tx, caller.userId, id);
      if (!ended) throw notFound('Session');
      await this.publish(tx, caller.userId);
      const before = { browser: browserName(ended.userAgent), address: ended.address };
      await this.noteOwn(tx, caller, 'account.session-ended', before);
    });
  }

  /** Ends all of the caller's own sessions except the one with the token `kept`; answers how many. */
  ownOthers(caller: Identity, kept: string | undefined): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const sessions = await this.all(tx, caller.userId, kept);
      if (sessions > 0) await this.noteOwn(tx, caller, 'account.sessions-ended', { sessions });
      return sessions;
    });
  }

  private publish(tx: EntityManager, userId: string, which: { all?: true } = {}): Promise<void> {
    const data = { user_id: userId, ...which };
    return this.outbox.record(tx, newEvent('user.sessions-ended.v1', userId, data));
  }

  private async noteOwn(
    tx: EntityManager,
    caller: Identity,
    action: string,
    before: Record<string, unknown>,
  ): Promise<void> {
    if (caller.role === 'customer') return;
    await this.auditLog.record(tx, actOnUser(caller, action, { ...caller, id: caller.userId }, { before }));
  }
}
