import { Injectable } from '@nestjs/common';
import { type Identity } from '@mekong/service-defaults';
import { actOnUser, AuditLogRepository } from '../audit-log/index.js';
import { seenBy, UsersRepository } from '../users/index.js';
import { AlreadyVerified } from './errors.js';
import { SendCode } from './send-code.js';

/**
 * An admin sends a user another code, support a customer, at most once a minute, as for the user themself. Throws
 * AlreadyVerified or TooMany.
 */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly users: UsersRepository,
    private readonly sendCode: SendCode,
    private readonly auditLog: AuditLogRepository,
  ) {}

  async resend(caller: Identity, id: string): Promise<void> {
    const user = seenBy(caller, await this.users.find(id));
    if (user.isVerified) throw new AlreadyVerified();
    await this.sendCode.again(user, (tx) =>
      this.auditLog.record(tx, actOnUser(caller, 'user.verification-resent', user)),
    );
  }
}
