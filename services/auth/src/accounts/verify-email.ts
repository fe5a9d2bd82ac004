import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { networkOf, type Network } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CodesRepository } from './codes.repository.js';
import { ProvenBrowser } from './proven-browser.js';
import { TakeOverAccount } from './take-over-account.js';
import { Secrets, TooMany } from '../security/index.js';
import { KnownDevices, LoginsRepository, SessionsRepository, type Visitor } from '../sessions/index.js';
import { AccountBlocked, type User, UsersRepository } from '../users/index.js';
import { SetAPassword, WrongCode } from './errors.js';

type Verified = { user: User; token: string; deviceCookie: string };

/** What came of a code: a session, or why there is none. */
type Outcome = { token: string } | 'wrong' | 'unproven';

/**
 * Verifies the email with the mailed code and starts a session; publishes user.verified. The code works in a browser that knows
 * the account's password; elsewhere only with a new password, which replaces the one before. After five wrong tries from a
 * network, or thirty in all, it no longer works there.
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly codes: CodesRepository,
    private readonly sessions: SessionsRepository,
    private readonly logins: LoginsRepository,
    private readonly devices: KnownDevices,
    private readonly browser: ProvenBrowser,
    private readonly takeOver: TakeOverAccount,
    private readonly secrets: Secrets,
    private readonly outbox: Outbox,
  ) {}

  /** Throws WrongCode, TooMany, AccountBlocked, SetAPassword or WeakPassword; after the last two the code still works. */
  async verify(email: string, code: string, visitor: Visitor, password?: string): Promise<Verified> {
    const user = await this.users.findForLogin(email);
    if (!user || user.isVerified) throw new WrongCode();
    const isProven = password === undefined && (await this.browser.isOf(user, visitor));
    const token = await this.tokenOf(await this.check(user, code, visitor, isProven), async () => {
      if (password === undefined) throw new SetAPassword();
      return this.setPassword(user, code, visitor, password);
    });
    const deviceCookie = this.devices.cookieFor(user, this.devices.idIn(visitor.cookies, user));
    return { user: Object.assign(user, { isVerified: true }), token, deviceCookie };
  }

  private async tokenOf(outcome: Outcome, ifUnproven: () => Promise<string>): Promise<string> {
    if (outcome === 'wrong') throw new WrongCode();
    return outcome === 'unproven' ? ifUnproven() : outcome.token;
  }

  /** A wrong try must be counted, so the transaction commits either way. */
  private check(user: User, code: string, visitor: Visitor, isProven: boolean): Promise<Outcome> {
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.isRight(tx, user, code, networkOf(visitor.address)))) return 'wrong';
      return isProven ? { token: await this.markVerified(tx, user, visitor) } : 'unproven';
    });
  }

  /** Looks at the code again, as it may have been used while the password was hashed. */
  private async setPassword(user: User, code: string, visitor: Visitor, password: string): Promise<string> {
    const network = networkOf(visitor.address);
    const hashed = await this.takeOver.prepare(user, password, network);
    const outcome = await this.dataSource.transaction(async (tx): Promise<Outcome> => {
      if (!(await this.isRight(tx, user, code, network))) return 'wrong';
      // The form for the password says to what one agrees, as that of the sign-up does.
      await this.takeOver.write(tx, user, { ...hashed, termsAgreedAt: new Date() });
      return { token: await this.markVerified(tx, user, visitor) };
    });
    return this.tokenOf(outcome, () => Promise.reject(new WrongCode()));
  }

  private async isRight(tx: EntityManager, user: User, given: string, network: Network): Promise<boolean> {
    const code = await this.codes.lock(tx, user.id, network);
    if (code?.isDead) {
      const wait = 60 - code.age;
      throw new TooMany('Too many wrong codes. Please ask for a new code.', wait, { reason: 'wrong_codes' });
    }
    if (!code || code.isExpired) return false;
    if (this.secrets.isHashOf(code.hash, `${user.id}:${given}`)) return true;
    await this.codes.countTry(tx, user.id, network);
    return false;
  }

  private async markVerified(tx: EntityManager, user: User, visitor: Visitor): Promise<string> {
    if (!(await this.users.markVerified(tx, user.id))) throw new AccountBlocked();
    await this.codes.remove(tx, user.id);
    await this.outbox.record(
      tx,
      newEvent('user.verified.v1', user.id, { user_id: user.id, email: user.email, name: user.name }),
    );
    await this.logins.record(user.id, visitor, 'success', tx);
    return this.sessions.start(user.id, visitor, tx, { isConfirmed: false });
  }
}
