import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { forgetUser, newEvent, Outbox } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { actOnUser, AuditLogRepository, withoutPerson } from '../audit-log/index.js';
import { LastAdmin, OwnAccount, UsersRepository } from '../users/index.js';

/**
 * Removes a user with their sessions, codes and links, and their data from the audit log; publishes user.deleted, by which the
 * other services delete what they have of them. Throws LastAdmin or OwnAccount.
 */
@Injectable()
export class DeleteUser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly auditLog: AuditLogRepository,
    private readonly outbox: Outbox,
  ) {}

  delete(caller: Identity, id: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const { user, isLastAdmin } = await this.users.lockWithAdmins(tx, id);
      if (!user) throw notFound('User');
      if (caller.userId === id) throw new OwnAccount();
      if (isLastAdmin) throw new LastAdmin();
      await this.users.remove(tx, id);
      await forgetUser(tx, id);
      const deletion = actOnUser(caller, 'user.deleted', user, { before: { role: user.role } });
      await this.auditLog.forgetUser(tx, id);
      // Whoever has worked for the shop is named once more: who left, and who has sent them away, is the shop's own history.
      await this.auditLog.record(tx, user.role === 'customer' ? withoutPerson(deletion) : deletion);
      const { email, isVerified: is_verified } = user;
      await this.outbox.record(tx, newEvent('user.deleted.v1', id, { user_id: id, email, is_verified }));
    });
  }
}
