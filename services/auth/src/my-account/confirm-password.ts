import { notFound } from '@mekong/contracts';
import type { Network } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { Limits, Passwords } from '../security/index.js';
import { UsersRepository } from '../users/index.js';
import { WrongPassword } from './errors.js';

/** The holder of a session, and where they call from. */
export interface Holder {
  userId: string;
  network: Network;
}

/** Checks that the holder of a session knows the user's password. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
  ) {}

  /**
   * Answers the hash of the correct password. Throws WrongPassword naming `field`, or TooMany after 10 wrong ones in 15
   * minutes, so that nobody can guess the password in a session left open, or 60 right ones, as each costs a hash. Those of one
   * network share its turns, each with their own, so that many accounts are no more than one.
   */
  async confirm({ userId, network }: Holder, password: string, field: string): Promise<string> {
    const notLimited = () => this.limits.check(['own-password', userId], ['own-passwords', userId]);
    await notLimited();
    const user = await this.users.findWithPassword(userId);
    if (!user) throw notFound('User');
    const how = { from: { ...network, narrow: userId }, before: notLimited };
    if (!(await this.passwords.verify(password, user.passwordHash, how))) {
      await this.limits.count(['own-password', userId]);
      throw new WrongPassword(field);
    }
    await Promise.all([
      this.limits.count(['own-passwords', userId]),
      this.limits.forget('own-password', userId),
    ]);
    return user.passwordHash;
  }
}
