import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResetTokensRepository } from '../accounts/index.js';
import { actOnSelf, AuditLogRepository } from '../audit-log/index.js';
import { Passwords, StaffPasswords } from '../security/index.js';
import { EndSessions, KnownDevices } from '../sessions/index.js';
import { UsersRepository } from '../users/index.js';
import { WrongPassword } from './errors.js';
import { ConfirmPassword, type Holder } from './confirm-password.js';

interface PasswordChange extends Holder {
  oldPassword: string;
  newPassword: string;
  /** The token of the caller's session, which is kept. */
  session: string | undefined;
}

/** Changes a user's own password, for which they need the old one; ends their other sessions and, of a proven address, reset links. Answers the cookie by which the browser is known from now on. Throws WrongPassword or WeakPassword. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly resetTokens: ResetTokensRepository,
    private readonly endSessions: EndSessions,
    private readonly auditLog: AuditLogRepository,
    private readonly passwords: Passwords,
    private readonly staffPasswords: StaffPasswords,
    private readonly confirmPassword: ConfirmPassword,
    private readonly devices: KnownDevices,
  ) {}

  async change({ oldPassword, newPassword, session, ...holder }: PasswordChange): Promise<string> {
    const { userId, network } = holder;
    const oldHash = await this.confirmPassword.confirm(holder, oldPassword, 'current_password');
    const passwordHash = await this.passwords.hash(newPassword, { ...network, narrow: userId });
    await this.dataSource.transaction(async (tx) => {
      const user = await this.users.lockForPassword(tx, userId);
      if (!user) throw notFound('User');
      if (user.passwordHash !== oldHash) throw new WrongPassword('current_password');
      if (user.role !== 'customer') this.staffPasswords.require(newPassword, user, 'new_password');
      const hasStaffPassword = this.staffPasswords.accept(newPassword, user);
      await this.users.setPassword(tx, userId, { passwordHash, hasStaffPassword });
      // Whoever has only signed up may be a stranger, whom the links of the mailbox's owner are against.
      if (user.isVerified) await this.resetTokens.removeAllOf(tx, userId);
      await this.endSessions.all(tx, userId, session);
      if (user.role !== 'customer')
        await this.auditLog.record(tx, actOnSelf(user, 'account.password-changed'));
    });
    return this.devices.cookieFor({ id: userId, passwordHash });
  }
}
