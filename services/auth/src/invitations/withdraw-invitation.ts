import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { actOnUser, AuditLogRepository } from '../audit-log/index.js';
import { InvitationsRepository } from './invitations.repository.js';

/** An admin withdraws an invitation, whose link stops working; publishes user.invitation-withdrawn, as it may not be mailed yet. */
@Injectable()
export class WithdrawInvitation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: InvitationsRepository,
    private readonly auditLog: AuditLogRepository,
    private readonly outbox: Outbox,
  ) {}

  withdraw(caller: Identity, id: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const invitation = await this.invitations.withdraw(tx, id);
      if (!invitation) throw notFound('Invitation');
      const { email, role } = invitation;
      const subject = { id, email, name: email };
      const before = { role };
      await this.auditLog.record(tx, actOnUser(caller, 'user.invitation-withdrawn', subject, { before }));
      const data = { user_id: id, withdrawn_at: new Date().toISOString() };
      await this.outbox.record(tx, newEvent('user.invitation-withdrawn.v1', id, data));
    });
  }
}
