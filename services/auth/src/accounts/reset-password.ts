import { Injectable } from '@nestjs/common';
import type { Network } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { actOnSelf, AuditLogRepository } from '../audit-log/index.js';
import { Limits, Passwords, Secrets, StaffPasswords } from '../security/index.js';
import { EndSessions, KnownDevices } from '../sessions/index.js';
import { UsersRepository } from '../users/index.js';
import { ResetTokensRepository } from './reset-tokens.repository.js';
import { TakeOverAccount } from './take-over-account.js';
import { WrongResetToken } from './errors.js';

/** Sets a new password with a mailed link, which works once; ends all sessions and links of the user. Of an account whose mail nobody has proven yet, what whoever signed up has written goes too. Answers the cookie by which the browser is known from now on. Throws WrongResetToken, or WeakPassword, after which the link still works. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly resetTokens: ResetTokensRepository,
    private readonly takeOver: TakeOverAccount,
    private readonly endSessions: EndSessions,
    private readonly passwords: Passwords,
    private readonly staffPasswords: StaffPasswords,
    private readonly secrets: Secrets,
    private readonly limits: Limits,
    private readonly auditLog: AuditLogRepository,
    private readonly devices: KnownDevices,
  ) {}

  async reset(token: string, password: string, network: Network): Promise<string> {
    const hashes = this.secrets.hashes(token);
    // Checked first, so that a guessed token does not cost a password hash.
    if (!(await this.resetTokens.isValid(hashes))) throw new WrongResetToken();
    const passwordHash = await this.passwords.hash(password, network);
    const { id, emailKey } = await this.dataSource.transaction(async (tx) => {
      const userId = await this.resetTokens.use(tx, hashes);
      if (!userId) throw new WrongResetToken();
      const user = (await this.users.find(userId, tx))!;
      if (user.role !== 'customer') this.staffPasswords.require(password, user, 'password');
      await this.resetTokens.removeAllOf(tx, userId);
      const hasStaffPassword = this.staffPasswords.accept(password, user);
      if (user.isVerified) {
        await this.users.setPassword(tx, userId, { passwordHash, hasStaffPassword });
        await this.endSessions.all(tx, userId);
      } else {
        await this.takeOver.write(tx, user, { passwordHash, hasStaffPassword, termsAgreedAt: null });
      }
      if (user.role !== 'customer') await this.auditLog.record(tx, actOnSelf(user, 'account.password-reset'));
      return user;
    });
    await this.limits.forget('login-account', emailKey);
    // Strangers who go on trying passwords would lock the owner out again before the first login.
    return this.devices.cookieFor({ id, passwordHash });
  }
}
