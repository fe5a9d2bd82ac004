import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Limits, Passwords } from '../security/index.js';
import { UsersRepository } from '../users/index.js';
import { WrongPassword } from './errors.js';

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
   * minutes, so that nobody can guess the password in a session left open, or 60 right ones, as each costs a hash.
   */
  async confirm(userId: string, password: string, field: string): Promise<string> {
    const notLimited = () => this.limits.check(['own-password', userId], ['own-passwords', userId]);
    await notLimited();
    const user = await this.users.findWithPassword(userId);
    if (!user) throw notFound('User');
    if (!(await this.passwords.verify(password, user.passwordHash, { from: userId, before: notLimited }))) {
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
