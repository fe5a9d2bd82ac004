import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResetTokensRepository } from './accounts/index.js';
import { AuditLogRepository } from './audit-log/index.js';
import { InvitationsRepository } from './invitations/index.js';
import { TicketsRepository } from './login/index.js';
import { LimitsRepository } from './security/index.js';
import { LoginsRepository, SessionsRepository } from './sessions/index.js';

/** Removes expired sessions, reset links, invitations, login tickets and counters, and old entries of the login history. */
@Injectable()
export class RemoveExpired {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly resetTokens: ResetTokensRepository,
    private readonly tickets: TicketsRepository,
    private readonly limits: LimitsRepository,
    private readonly logins: LoginsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly auditLog: AuditLogRepository,
  ) {}

  async remove(): Promise<void> {
    await this.sessions.removeExpired();
    await this.resetTokens.removeExpired();
    await this.tickets.removeExpired();
    await this.limits.removeExpired();
    await this.logins.removeOld();
    await this.removeInvitations();
  }

  /** Also deletes from the audit log the data of the invited who never accepted. */
  private removeInvitations(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      for (const id of await this.invitations.removeExpired(tx)) await this.auditLog.forgetUser(tx, id);
    });
  }
}
