import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLogRepository } from '../audit-log/audit-log.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { WrongResetToken } from '../errors.js';
import { actOnSelf } from '../audit.js';
import { User } from '../users/user.entity.js';
import { Limits } from '../security/limits.js';
import { Passwords } from '../security/passwords.js';
import { Secrets } from '../security/secrets.js';

/** Sets a new password by a mailed link, once; all sessions and other links of the user end. Throws WrongResetToken. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly limits: Limits,
    private readonly auditLog: AuditLogRepository,
  ) {}

  async run(token: string, password: string): Promise<void> {
    const tokenHash = this.secrets.hash(token);
    const known: unknown[] = await this.dataSource.query(
      'SELECT 1 FROM reset_tokens WHERE token_hash = $1 AND expires_at > now()',
      [tokenHash],
    );
    // Looked up first: guesses must not cost a password hash each.
    if (known.length === 0) throw new WrongResetToken();
    const passwordHash = await this.passwords.hash(password);
    const emailKey = await this.dataSource.transaction(async (tx) => {
      const [used]: [{ user_id: string }[], number] = await tx.query(
        'DELETE FROM reset_tokens WHERE token_hash = $1 AND expires_at > now() RETURNING user_id',
        [tokenHash],
      );
      if (!used[0]) throw new WrongResetToken();
      const userId = used[0].user_id;
      await tx.query('DELETE FROM reset_tokens WHERE user_id = $1', [userId]);
      await tx.update(User, { id: userId }, { passwordHash });
      await this.sessions.endAllOf(tx, userId);
      const user = await tx.findOneByOrFail(User, { id: userId });
      if (user.role !== 'customer') await this.auditLog.record(tx, actOnSelf(user, 'account.password-reset'));
      return user.emailKey;
    });
    await this.limits.forget('login-account', emailKey);
  }
}
