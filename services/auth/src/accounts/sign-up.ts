import { randomUUID } from 'node:crypto';
import type { Language } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { onceByKey, type Network } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { Limits, ofNetwork, Passwords, StaffPasswords } from '../security/index.js';
import { EmailTaken, isEmailTaken, User, userKeys, UsersRepository } from '../users/index.js';
import { SendCode } from './send-code.js';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  /** In which they get their mails, if they have chosen one. */
  language?: Language;
}

/** Creates an unverified customer without a session; publishes user.signed-up, by which the code is mailed. Throws EmailTaken. */
@Injectable()
export class SignUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly staffPasswords: StaffPasswords,
    private readonly limits: Limits,
    private readonly sendCode: SendCode,
  ) {}

  async signUp(account: NewAccount, network: Network): Promise<User> {
    await this.limits.count(...ofNetwork('sign-up-address', network));
    if (await this.users.findByEmail(account.email)) throw new EmailTaken();
    const user = Object.assign(new User(), {
      id: randomUUID(),
      email: account.email,
      ...userKeys({ ...account, phone: null }),
      name: account.name,
      role: 'customer',
      phone: null,
      address: null,
      language: account.language ?? null,
      isVerified: false,
      termsAgreedAt: new Date(),
      passwordHash: await this.passwords.hash(account.password, network),
      // They may become staff later.
      hasStaffPassword: this.staffPasswords.accept(account.password, account),
    });
    try {
      return await onceByKey(this.dataSource, async (tx) => {
        await this.users.add(tx, user);
        await this.sendCode.issue(tx, user, 'user.signed-up.v1');
        return user;
      });
    } catch (error) {
      throw isEmailTaken(error) ? new EmailTaken() : error;
    }
  }
}
