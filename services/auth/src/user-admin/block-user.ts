import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { actOnUser, AuditLogRepository } from '../audit-log/index.js';
import { EndSessions } from '../sessions/index.js';
import { LastAdmin, OwnAccount, type User, userSnapshot, UsersRepository } from '../users/index.js';

/** Blocks or unblocks a user; publishes user.changed. Repeatable. */
@Injectable()
export class BlockUser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly endSessions: EndSessions,
    private readonly auditLog: AuditLogRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Ends the user's sessions and refuses logins from now on. Throws LastAdmin or OwnAccount. */
  block(caller: Identity, id: string): Promise<User> {
    return this.set(caller, id, new Date());
  }

  unblock(caller: Identity, id: string): Promise<User> {
    return this.set(caller, id, null);
  }

  private set(caller: Identity, id: string, blockedAt: Date | null): Promise<User> {
    return this.dataSource.transaction(async (tx) => {
      const { user, isLastAdmin } = await this.users.lockWithAdmins(tx, id);
      if (!user) throw notFound('User');
      if (blockedAt && caller.userId === id) throw new OwnAccount('block');
      if (blockedAt && isLastAdmin) throw new LastAdmin('block');
      if (!user.blockedAt === !blockedAt) return user;
      Object.assign(user, { blockedAt, version: user.version + 1 });
      await this.users.save(tx, user);
      if (blockedAt) await this.endSessions.ofUser(tx, caller, user);
      const action = blockedAt ? 'user.blocked' : 'user.unblocked';
      const change = { before: { blocked: !blockedAt }, after: { blocked: Boolean(blockedAt) } };
      await this.auditLog.record(tx, actOnUser(caller, action, user, change));
      await this.outbox.record(tx, newEvent('user.changed.v1', id, userSnapshot(user)));
      return user;
    });
  }
}
