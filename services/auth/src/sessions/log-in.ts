import { Injectable } from '@nestjs/common';
import { textKey } from '@mekong/contracts';
import { LoginsRepository } from './logins.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { TicketsRepository } from './tickets.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import { AccountBlocked, WrongCredentials } from '../errors.js';
import { type User } from '../users/user.entity.js';
import type { Visitor } from './visitor.js';
import { Limits } from '../security/limits.js';
import { Passwords } from '../security/passwords.js';
import { SendCode } from '../accounts/send-code.js';

/** A session, or the ticket to get one by a second step. */
export type LoggedIn = { user: User; token: string } | { ticket: string };

/** Starts a session for the right password, or the second step if the user has one. An unverified user gets a session too, and a new code if the old one no longer works. */
@Injectable()
export class LogIn {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly logins: LoginsRepository,
    private readonly tickets: TicketsRepository,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly sendCode: SendCode,
  ) {}

  /** Throws WrongCredentials, AccountBlocked (to those who know the password), or TooMany after 10 failures of the account or 100 of the address in 15 minutes. */
  async run(email: string, password: string, visitor: Visitor): Promise<LoggedIn> {
    const account = textKey(email);
    const notLimited = async () => {
      const limits = [
        this.limits.check('login-account', account),
        this.limits.check('login-address', visitor.address),
      ];
      await Promise.all(limits);
    };
    await notLimited();
    const user = await this.users.findForLogin(email);
    if (!(await this.passwords.verify(password, user?.passwordHash, notLimited)) || !user) {
      if (user) await this.logins.record(user.id, visitor, 'wrong-password');
      await this.countFailure(account, visitor.address);
      throw new WrongCredentials();
    }
    await this.limits.forget('login-account', account);
    if (user.blockedAt) {
      await this.logins.record(user.id, visitor, 'blocked');
      throw new AccountBlocked();
    }
    if (user.hasTwoStep) return this.firstStep(user);
    if (!user.isVerified) await this.sendCode.renewIfDead(user);
    const token = await this.sessions.startWithPassword(user.id, user.passwordHash, visitor);
    if (!token) throw new WrongCredentials();
    await this.logins.record(user.id, visitor, 'success');
    return { user, token };
  }

  private async firstStep({ id, passwordHash }: User): Promise<LoggedIn> {
    const ticket = await this.tickets.issue(id, passwordHash);
    if (!ticket) throw new WrongCredentials();
    return { ticket };
  }

  private async countFailure(account: string, address: string): Promise<void> {
    await this.limits.count('login-account', account);
    await this.limits.count('login-address', address);
  }
}
