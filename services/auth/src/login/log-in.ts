import { Injectable } from '@nestjs/common';
import { emailKey, networkOf } from '@mekong/service-defaults';
import { SendCode } from '../accounts/index.js';
import { type Counter, Limits, ofNetwork, Passwords, type Verification } from '../security/index.js';
import { KnownDevices, LoginsRepository, SessionsRepository, type Visitor } from '../sessions/index.js';
import { AccountBlocked, type User, UsersRepository } from '../users/index.js';
import { TicketsRepository } from './tickets.repository.js';
import { WrongCredentials } from './errors.js';

/** A session with the cookie by which the browser is known from now on, or the ticket to get these by a second step. */
export type LoggedIn = { user: User; token: string; deviceCookie: string } | { ticket: string };

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
    private readonly devices: KnownDevices,
    private readonly sendCode: SendCode,
  ) {}

  /**
   * Throws WrongCredentials, AccountBlocked (only for the right password), or TooMany. Within 15 minutes 10 wrong passwords are
   * allowed for an account and 100 for a network, or instead of both 10 for a browser that has logged in before; and 60 right ones.
   */
  async logIn(email: string, password: string, visitor: Visitor): Promise<LoggedIn> {
    const account = emailKey(email);
    const network = networkOf(visitor.address);
    const user = await this.users.findForLogin(email);
    const device = user ? this.devices.idIn(visitor.cookies, user) : undefined;
    const tries: Counter = device ? ['login-device', device] : ['login-account', account];
    const failures: Counter[] = device ? [tries] : [tries, ...ofNetwork('login-address', network)];
    const notLimited = () => this.limits.check(...failures, ['logins', account]);
    await notLimited();
    const how = { from: network, before: notLimited };
    const match = await this.passwords.match(password, user?.passwordHash, how);
    if (!match || !user) {
      if (user) await this.logins.record(user.id, visitor, 'wrong-password');
      await this.limits.count(...failures);
      throw new WrongCredentials();
    }
    if (match.isOutdated) user.passwordHash = await this.renewHash(user, password, how);
    await Promise.all([this.limits.count(['logins', account]), this.limits.forget(tries[0], tries[1])]);
    if (user.blockedAt) {
      await this.logins.record(user.id, visitor, 'blocked');
      throw new AccountBlocked();
    }
    if (user.hasTwoStep) return this.firstStep(user);
    if (!user.isVerified) await this.sendCode.renewIfDead(user, network);
    const token = await this.sessions.startWithPassword(user.id, user.passwordHash, visitor);
    if (!token) throw new WrongCredentials();
    return { user, token, deviceCookie: this.devices.cookieFor(user, device) };
  }

  /** Hashes the right password anew, with the present pepper; answers its hash. */
  private async renewHash({ id, passwordHash }: User, password: string, how: Verification): Promise<string> {
    const renewed = await this.passwords.hash(password, how.from);
    if (await this.users.renewPasswordHash(id, passwordHash, renewed)) return renewed;
    // Another login of this user has replaced the hash first, or the password has changed.
    const current = (await this.users.findWithPassword(id))?.passwordHash;
    if (!current || !(await this.passwords.verify(password, current, how))) throw new WrongCredentials();
    return current;
  }

  private async firstStep({ id, passwordHash }: User): Promise<LoggedIn> {
    const ticket = await this.tickets.issue(id, passwordHash);
    if (!ticket) throw new WrongCredentials();
    return { ticket };
  }
}
