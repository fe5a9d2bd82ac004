import { notLoggedIn } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { Identity, Network } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { actOnSelf, AuditLogRepository } from '../audit-log/index.js';
import { SessionsRepository } from '../sessions/index.js';
import { ConfirmPassword } from './confirm-password.js';

/** The session of a browser, and where it calls from. */
interface Session {
  token: string | undefined;
  network: Network;
}

/** Notes that the holder of a session has just typed the password, as after a login, so that it may do what needs that. */
@Injectable()
export class RenewConfirmation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly auditLog: AuditLogRepository,
    private readonly confirmPassword: ConfirmPassword,
  ) {}

  /** Throws WrongPassword, TooMany, or a 401 when the session has ended meanwhile. */
  async renew(caller: Identity, { token, network }: Session, password: string): Promise<void> {
    await this.confirmPassword.confirm({ userId: caller.userId, network }, password, 'password');
    await this.dataSource.transaction(async (tx) => {
      if (!token || !(await this.sessions.confirmPassword(tx, token, caller.userId))) throw notLoggedIn();
      const self = { ...caller, id: caller.userId };
      if (caller.role !== 'customer')
        await this.auditLog.record(tx, actOnSelf(self, 'account.password-confirmed'));
    });
  }
}
