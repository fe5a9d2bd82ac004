import { Injectable } from '@nestjs/common';
import { newEvent, Outbox } from '@mekong/messaging';
import { networkOf, type Network } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { CodesRepository } from './codes.repository.js';
import { LoginsRepository } from '../sessions/logins.repository.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import { AccountBlocked, TooMany, WrongCode } from '../errors.js';
import type { User } from '../users/user.entity.js';
import type { Visitor } from '../sessions/visitor.js';
import { Secrets } from '../security/secrets.js';

/** Verifies the email with the mailed code and starts a session; publishes user.verified. After five wrong tries from a network, or thirty in all, the code no longer works there. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly codes: CodesRepository,
    private readonly sessions: SessionsRepository,
    private readonly logins: LoginsRepository,
    private readonly devices: KnownDevices,
    private readonly secrets: Secrets,
    private readonly outbox: Outbox,
  ) {}

  async run(
    email: string,
    code: string,
    visitor: Visitor,
  ): Promise<{ user: User; token: string; deviceCookie: string }> {
    const user = await this.users.findForLogin(email);
    if (!user || user.isVerified) throw new WrongCode();
    // A wrong try must be counted, so the transaction commits either way.
    const token = await this.dataSource.transaction(async (tx) => {
      if (!(await this.isRight(tx, user, code, networkOf(visitor.address)))) return undefined;
      return this.verify(tx, user, visitor);
    });
    if (!token) throw new WrongCode();
    const deviceCookie = this.devices.cookieFor(user, this.devices.idIn(visitor.cookies, user));
    return { user: Object.assign(user, { isVerified: true }), token, deviceCookie };
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

  private async verify(tx: EntityManager, user: User, visitor: Visitor): Promise<string> {
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
